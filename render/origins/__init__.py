"""The pictures of Origins."""
from render.origins.city import city
from render.origins.market import market
PICTURES = {"city": city, "market": market}
