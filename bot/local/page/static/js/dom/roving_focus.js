// A list is one stop of the Tab key; arrows, Home and End move inside it.

const STEPS = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 };

function target(items, event) {
  if (event.key === "Home") return items[0];
  if (event.key === "End") return items.at(-1);
  const step = STEPS[event.key];
  if (!step) return null;
  return items[(items.indexOf(document.activeElement) + step + items.length) % items.length];
}

export function setTabStop(items, chosen) {
  for (const item of items) item.tabIndex = item === chosen ? 0 : -1;
}

export function addRovingFocus(container, selector) {
  container.addEventListener("keydown", (event) => {
    const items = [...container.querySelectorAll(selector)].filter((item) => item.offsetParent);
    const next = items.includes(document.activeElement) ? target(items, event) : null;
    if (!next) return;
    event.preventDefault();
    setTabStop(items, next);
    next.focus();
  });
}
