import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createUpdates } from '../../data/updates.ts';
import { isSafariOnIos } from './platform.ts';
import { hasTypedText, noticeTypedText, onTypedText } from './typedText.ts';

/** Whatever people fill in, each with something to enter. */
const FIELDS = [
  ['a field of a form', '<form><input></form>', 'Kesirler'],
  ['a day', '<form><input type="date"></form>', '2026-11-20'],
  ['a search inside a form', '<form><input type="search"></form>', 'mat'],
  ['a text of a form', '<form><textarea></textarea></form>', 'En az bir sayfa.'],
  ['a choice of a form', '<form><select><option></option><option>Türkçe</option></select></form>', 'Türkçe'],
  ['a field of a window', '<div role="dialog"><input></div>', 'Kesirler'],
  ['a text that stands alone', '<textarea></textarea>', 'Yarına kesirler'],
] as const;

describe('what was entered', () => {
  const told = vi.fn();
  const stops: (() => void)[] = [];
  const listen = () => stops.push(noticeTypedText(), onTypedText(told));
  const field = () => {
    const found = document.querySelector<HTMLInputElement>('input, textarea, select');
    if (!found) throw new Error('There is no field');
    return found;
  };
  const type = (value: string) => {
    field().value = value;
    field().dispatchEvent(new Event('input', { bubbles: true }));
  };
  beforeEach(() => vi.clearAllMocks());
  afterEach(() => {
    for (const stop of stops.splice(0)) stop();
    document.body.replaceChildren();
  });

  it.each(FIELDS)('[OF-01] in %s stands there until it is emptied or has gone', async (_, html, value) => {
    document.body.innerHTML = html;
    listen();
    expect(hasTypedText()).toBe(false);
    type(value);
    expect(hasTypedText()).toBe(true);
    type('');
    expect(hasTypedText()).toBe(false);
    type(value);
    expect(told).toHaveBeenCalledTimes(3);
    document.body.replaceChildren();
    await vi.waitFor(() => expect(hasTypedText()).toBe(false));
    expect(told).toHaveBeenCalledTimes(4);
  });

  it.each(FIELDS)('[OF-01] in %s may have been before this was listened to', (_, html, value) => {
    document.body.innerHTML = html;
    type(value);
    expect(hasTypedText()).toBe(false);
    listen();
    expect(hasTypedText()).toBe(true);
  });

  it('is nothing that only narrows a list, nor what a form began with', () => {
    document.body.innerHTML = '<input type="search">';
    type('mat');
    listen();
    type('matematik');
    document.body.innerHTML = '<form><input value="Kesirler"><select><option>Türkçe</option></select></form>';
    listen();
    expect(hasTypedText()).toBe(false);
  });
});

describe('other versions', () => {
  it('[OF-01] what is ready can be put off until the next one, what is needed can not', () => {
    const updates = createUpdates(() => undefined);
    updates.tell('ready');
    updates.putOff();
    expect(updates.state()).toBe('current');
    updates.tell('ready');
    updates.tell('needed');
    updates.tell('ready');
    updates.putOff();
    expect(updates.state()).toBe('needed');
  });
});

describe('where Safari installs by steps of one’s own', () => {
  const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';
  const MAC = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko)';
  it.each([
    ['an iPhone', `${IPHONE} Version/18.1 Mobile/15E148 Safari/604.1`, 5, true],
    ['an iPad', `${MAC} Version/18.1 Safari/605.1.15`, 5, true],
    ['a Mac', `${MAC} Version/18.1 Safari/605.1.15`, 0, false],
    ['an app that shows a page', `${IPHONE} Mobile/15E148`, 5, false],
  ])('%s', (_name, userAgent, maxTouchPoints, isSafari) => {
    expect(isSafariOnIos({ userAgent, maxTouchPoints })).toBe(isSafari);
  });

  it.each(['CriOS', 'FxiOS', 'EdgiOS', 'OPiOS', 'DuckDuckGo'])(
    'not %s there, which has a way of its own',
    (browser) => {
      const userAgent = `${IPHONE} ${browser}/131.0 Mobile/15E148 Safari/604.1`;
      expect(isSafariOnIos({ userAgent, maxTouchPoints: 5 })).toBe(false);
    },
  );
});
