// Looks at the page for a test, inside it. What is not so yet is thrown, as the reason.

const isShown = element => {
  // What can be chosen is drawn by the browser, where its list is.
  if (element instanceof HTMLOptionElement) return isShown(element.closest("select"));
  if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false;
  const hasSize = part => {
    const { width, height } = part.getBoundingClientRect();
    return width > 0 && height > 0;
  };
  if (hasSize(element)) return true;
  // What has no size may still show what is in it.
  return getComputedStyle(element).overflow === "visible" && [...element.querySelectorAll("*")].some(hasSize);
};

// The first of what matches that can be seen.
const shown = selector => {
  const all = [...document.querySelectorAll(selector)];
  const found = all.find(isShown);
  if (!found) throw all.length ? `${all.length} such are there, and none can be seen` : "there is none";
  return found;
};

// What of an element is read, as it is read.
const words = element => element.innerText.replaceAll("\u00a0", " ").trim();

// The middle of what is seen of an element, and what would be hit there.
const middle = element => {
  const boxes = [...element.getClientRects()];
  const box = boxes.find(box => box.width > 0 && box.height > 0) ?? element.getBoundingClientRect();
  const x = (Math.max(box.left, 0) + Math.min(box.right, innerWidth)) / 2;
  const y = (Math.max(box.top, 0) + Math.min(box.bottom, innerHeight)) / 2;
  return { x, y, hit: document.elementFromPoint(x, y) };
};

// Where to point at so that nothing but this is hit; it is brought into sight if need be.
const aim = selector => {
  const element = shown(selector);
  const isFree = ({ hit }) => element.contains(hit) || hit?.closest("label")?.control === element;
  let place = middle(element);
  if (!isFree(place)) {
    element.scrollIntoView({ behavior: "instant", block: "center", inline: "center" });
    place = middle(element);
  }
  if (!isFree(place)) throw `it is covered by ${place.hit?.outerHTML.slice(0, 160) ?? "the edge of the window"}`;
  return [place.x, place.y];
};

// Something has changed, or a moment has passed: not all that changes is told.
const change = () => new Promise(done => {
  const end = () => {
    watch.disconnect();
    clearTimeout(timer);
    done();
  };
  // In a task of its own: a change may be one of many that belong together.
  const watch = new MutationObserver(() => {
    watch.disconnect();
    setTimeout(end);
  });
  const timer = setTimeout(end, 40);
  watch.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
});

// Looks until something is found, or for so many milliseconds.
const until = async (find, patience) => {
  const end = performance.now() + patience;
  for (;;) {
    let why;
    try {
      return { found: await find() ?? null };
    } catch (reason) {
      why = String(reason);
    }
    if (performance.now() > end) return { why };
    await change();
  }
};
