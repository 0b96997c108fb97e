"""The pictures of Cities."""
from render.cities.city import city
from render.cities.market import market

PICTURES = {"city": city,"market":market}
