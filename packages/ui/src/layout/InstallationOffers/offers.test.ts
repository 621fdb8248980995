import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createUpdates } from '../../data/updates.ts';
import { isSafariOnIos } from './platform.ts';
import { hasTypedText, noticeTypedText, onTypedText } from './typedText.ts';

describe('what was entered', () => {
  let stop: () => void;
  beforeEach(() => {
    stop = noticeTypedText();
    document.body.innerHTML = '<form><input name="title"></form><input name="filter" type="search">';
  });
  afterEach(() => {
    stop();
    document.body.replaceChildren();
  });
  const type = (name: string, value: string) => {
    const field = document.querySelector<HTMLInputElement>(`[name="${name}"]`);
    if (!field) throw new Error(`There is no ${name}`);
    field.value = value;
    field.dispatchEvent(new Event('input', { bubbles: true }));
  };

  it('[OF-01] stands in a form until it is emptied or the form has gone', async () => {
    const told = vi.fn();
    onTypedText(told);
    type('title', 'Kesirler');
    expect(hasTypedText()).toBe(true);
    type('title', '');
    expect(hasTypedText()).toBe(false);
    type('title', 'Kesirler');
    document.querySelector('form')?.remove();
    await vi.waitFor(() => expect(hasTypedText()).toBe(false));
    expect(told).toHaveBeenCalledTimes(4);
  });

  it('[OF-01] may have been entered before this was listened to', () => {
    stop();
    const field = document.querySelector<HTMLInputElement>('[name="title"]');
    if (field) field.value = 'Kesirler';
    expect(hasTypedText()).toBe(false);
    stop = noticeTypedText();
    expect(hasTypedText()).toBe(true);
  });

  it('is nothing that only narrows a list', () => {
    type('filter', 'mat');
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
    ['another browser there', `${IPHONE} CriOS/131.0 Mobile/15E148 Safari/604.1`, 5, false],
    ['an app that shows a page', `${IPHONE} Mobile/15E148`, 5, false],
  ])('%s', (_name, userAgent, maxTouchPoints, isSafari) => {
    expect(isSafariOnIos({ userAgent, maxTouchPoints })).toBe(isSafari);
  });
});
