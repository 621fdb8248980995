// Each of these runs inside the page: it may use nothing from outside itself.

/** How many px the page is wider than its window, with what sticks out. */
export const sidewaysOverflow = () => {
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth <= clientWidth) return [];
  const wide = [...document.body.querySelectorAll('*')].filter(
    (element) => element.getBoundingClientRect().right > clientWidth + 1 && element.children.length === 0,
  );
  return [`${scrollWidth - clientWidth} px wider than the window: ${wide[0]?.outerHTML.slice(0, 120) ?? ''}`];
};

/** Things to press that are smaller than a finger needs: 44 px, in the child's mood 56 px for its own buttons. */
export const smallTargets = () => {
  const SMALLEST = 44;
  const TOLERANCE = 0.5;
  const isSeen = (element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
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
    if (box.bottom <= 0 || box.width <= 1) continue;
    if (box.height < SMALLEST - TOLERANCE || box.width < SMALLEST - TOLERANCE) {
      small.push(`${Math.round(box.width)}×${Math.round(box.height)}: ${thing.outerHTML.slice(0, 120)}`);
    }
  }
  return small;
};

/** Pairs of things to press that lie over each other without one holding the other. */
export const overlaps = () => {
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
    const part = { left: box.left, right: box.right, top: box.top, bottom: box.bottom };
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
      if (across > 8 && down > 8)
        pairs.push(`${a.thing.outerHTML.slice(0, 90)} over ${b.thing.outerHTML.slice(0, 90)}`);
    }
  }
  return pairs;
};

/** What axe finds, one line each. Where landmarks have to stand is a matter of whole pages, which the e2e run looks at. */
export const axeViolations = async () => {
  const rules = { region: { enabled: false } };
  const { violations } = await window.axe.run(document.body, { resultTypes: ['violations'], rules });
  return violations.map(({ id, nodes }) => `axe ${id}: ${nodes[0]?.html.slice(0, 120)}`);
};

export const toTheme = (theme) => {
  document.documentElement.dataset.theme = theme;
};

/** Sets all text to a share of its size, such as `200%`. */
export const toTextSize = (size) => {
  document.documentElement.style.fontSize = size;
};

/** The language in which the open story insists to stand, if any. */
export const ownLanguage = () => globalThis.__STORYBOOK_PREVIEW__.currentRender.story.storyGlobals.locale ?? null;

/** Turns the story over to a language as it stands, with the dialogs that its play opened. */
export const toLanguage = (locale) => {
  globalThis.__STORYBOOK_ADDONS_CHANNEL__.emit('updateGlobals', { globals: { locale } });
};

export const isIn = (locale) => document.documentElement.lang === locale;
