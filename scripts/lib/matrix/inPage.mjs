// Each of these runs inside the page: it may use nothing from outside itself.

/** How many px the page is wider than its window, with what sticks out; what scrolls in a row of its own does not. */
export const sidewaysOverflow = () => {
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth <= clientWidth) return [];
  const sticksOut = (element) => element.getBoundingClientRect().right > clientWidth + 1;
  const isHeld = (element) => {
    for (let around = element.parentElement; around && around !== document.body; around = around.parentElement) {
      if (getComputedStyle(around).overflowX !== 'visible' && !sticksOut(around)) return true;
    }
    return false;
  };
  const wide = [...document.body.querySelectorAll('*')].filter((element) => sticksOut(element) && !isHeld(element));
  const innermost = wide.find((element) => !wide.some((other) => other !== element && element.contains(other)));
  return [`${scrollWidth - clientWidth} px wider than the window: ${innermost?.outerHTML.slice(0, 120) ?? ''}`];
};

/**
 * Things to press that are smaller than a finger needs, 44 px. Where the box is smaller, what answers to the finger counts:
 * a pseudo-element may stretch it, and a neighbour take some of it away.
 */
export const smallTargets = () => {
  const SMALLEST = 44;
  const TOLERANCE = 0.5;
  const isSmall = ({ width, height }) => width < SMALLEST - TOLERANCE || height < SMALLEST - TOLERANCE;
  const isSeen = (element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  /** How many pixels answer, along two lines through its middle. */
  const pressedArea = (thing) => {
    thing.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
    const box = thing.getBoundingClientRect();
    // Whole numbers: the browser rounds a place before it asks what is there.
    const x = Math.floor(box.x + box.width / 2);
    const y = Math.floor(box.y + box.height / 2);
    const reach = (across, down) => {
      let far = 0;
      while (far < SMALLEST && thing.contains(document.elementFromPoint(x + across * far, y + down * far))) far += 1;
      return far;
    };
    // The pixel in the middle is in both.
    const both = (one, other) => Math.max(0, one + other - 1);
    return { width: both(reach(-1, 0), reach(1, 0)), height: both(reach(0, -1), reach(0, 1)) };
  };
  const { scrollX, scrollY } = window;
  const things = document.querySelectorAll('a[href], button, input, select, textarea, summary, [role="tab"]');
  const small = [];
  for (const thing of things) {
    // A radio or checkbox is pressed by its label; a link inside a sentence is as tall as its line.
    const pressed = thing.matches('input[type="radio"], input[type="checkbox"]')
      ? (thing.closest('label') ?? thing)
      : thing;
    if (!isSeen(pressed) || thing.closest('[aria-hidden="true"], [inert]')) continue;
    if (thing.matches('a') && getComputedStyle(thing).display === 'inline') continue;
    const box = pressed.getBoundingClientRect();
    // What waits outside the window until it has the focus, as the skip link does.
    if (box.bottom + window.scrollY - scrollY <= 0 || box.width <= 1) continue;
    if (!isSmall(box)) continue;
    const area = pressedArea(pressed);
    if (isSmall(area)) {
      small.push(`${Math.round(area.width)}×${Math.round(area.height)}: ${thing.outerHTML.slice(0, 120)}`);
    }
  }
  window.scrollTo({ left: scrollX, top: scrollY, behavior: 'instant' });
  return small;
};

/**
 * Pairs of things to press that lie over each other without one holding the other. Where their boxes do, what answers to
 * the finger counts: the cells of a comb stand between each other, box over box, and none covers another.
 */
export const overlaps = () => {
  const GAP = 8;
  const isSeen = (element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  // What sticks or is fixed lies over what scrolls under it, by design.
  const layerOf = (element) => {
    let layer = element;
    while (layer !== document.body && !['sticky', 'fixed'].includes(getComputedStyle(layer).position)) {
      layer = layer.parentElement;
    }
    return layer;
  };
  // What a scrolling part has moved out of its own sight lies over nothing, though its box does.
  const visiblePart = (thing) => {
    const box = thing.getBoundingClientRect();
    // What a field keeps free of its text has room for a button of its own.
    const { paddingLeft, paddingRight } = getComputedStyle(thing);
    const [before, after] = thing.matches('input') ? [paddingLeft, paddingRight].map(parseFloat) : [0, 0];
    const part = { left: box.left + before, right: box.right - after, top: box.top, bottom: box.bottom };
    for (let around = thing.parentElement; around; around = around.parentElement) {
      if (getComputedStyle(around).overflowY === 'visible') continue;
      const { left, right, top, bottom } = around.getBoundingClientRect();
      part.left = Math.max(part.left, left);
      part.right = Math.min(part.right, right);
      part.top = Math.max(part.top, top);
      part.bottom = Math.min(part.bottom, bottom);
    }
    return part;
  };
  /** In how many pixels both would answer if the other one weren't there. */
  const shared = (a, b) => {
    a.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
    const [one, other] = [visiblePart(a), visiblePart(b)];
    let pixels = 0;
    for (let x = Math.ceil(Math.max(one.left, other.left)); x < Math.min(one.right, other.right); x += 1) {
      for (let y = Math.ceil(Math.max(one.top, other.top)); y < Math.min(one.bottom, other.bottom); y += 1) {
        const there = document.elementsFromPoint(x, y);
        if ([a, b].every((thing) => there.some((element) => thing.contains(element)))) pixels += 1;
      }
    }
    return pixels;
  };
  const { scrollX, scrollY } = window;
  const things = [
    ...document.querySelectorAll('a[href], button, select, textarea, input:not([type="radio"], [type="checkbox"])'),
  ]
    .filter((thing) => isSeen(thing) && !thing.closest('[aria-hidden="true"], [inert]'))
    // The skip link lies over the page by design, while it has the focus.
    .filter((thing) => !thing.matches('a[href="#main"]'))
    .map((thing) => ({ thing, box: visiblePart(thing), layer: layerOf(thing) }));
  const pairs = [];
  for (const [index, a] of things.entries()) {
    for (const b of things.slice(index + 1)) {
      if (a.layer !== b.layer || a.thing.contains(b.thing) || b.thing.contains(a.thing)) continue;
      const across = Math.min(a.box.right, b.box.right) - Math.max(a.box.left, b.box.left);
      const down = Math.min(a.box.bottom, b.box.bottom) - Math.max(a.box.top, b.box.top);
      // Touch areas may reach a little into the gap between two things.
      if (across <= GAP || down <= GAP) continue;
      if (shared(a.thing, b.thing) > GAP * GAP)
        pairs.push(`${a.thing.outerHTML.slice(0, 90)} over ${b.thing.outerHTML.slice(0, 90)}`);
    }
  }
  window.scrollTo({ left: scrollX, top: scrollY, behavior: 'instant' });
  return pairs;
};

/** What axe finds, one line each, by all its rules or by some. Where landmarks have to stand is a matter of whole pages, which the e2e run looks at. */
export const axeViolations = async (only) => {
  const which = only ? { runOnly: only } : { rules: { region: { enabled: false } } };
  const { violations } = await window.axe.run(document.body, { resultTypes: ['violations'], ...which });
  return violations.map(({ id, nodes }) => `axe ${id}: ${nodes[0]?.html.slice(0, 120)}`);
};

export const toTheme = (theme) => {
  document.documentElement.dataset.theme = theme;
};

/** The language in which the open story insists to stand, if any. */
export const ownLanguage = () => globalThis.__STORYBOOK_PREVIEW__.currentRender.story.storyGlobals.locale ?? null;

/** Turns the story over to a language as it stands, with the dialogs that its play opened. */
export const toLanguage = (locale) => {
  globalThis.__STORYBOOK_ADDONS_CHANNEL__.emit('updateGlobals', { globals: { locale } });
};

export const isIn = (locale) => document.documentElement.lang === locale;
