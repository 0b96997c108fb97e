"""Founders of the Empire, sentence by sentence."""
