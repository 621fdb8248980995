import { WEEK_DAYS } from '@kovan/domain/weeks';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

/** Starts i18n as a page load does. */
const load = async (from: { stored?: string; browser?: readonly string[]; page?: string }) => {
  vi.resetModules();
  window.localStorage.clear();
  if (from.stored) window.localStorage.setItem('i18nextLng', from.stored);
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(from.browser ?? []);
  vi.spyOn(navigator, 'language', 'get').mockReturnValue('');
  document.documentElement.lang = from.page ?? '';
  const { i18n } = await import('./i18n.ts');
  return i18n;
};

beforeEach(() => {
  window.localStorage.clear();
});

afterEach(() => {
  vi.restoreAllMocks();
});

describe('the shared words', () => {
  it.each([
    ['tr', { pending: 'Bekliyor', completed: 'Tamamlandı', overdue: 'Gecikti', scheduled: 'Planlandı' }],
    ['en', { pending: 'Pending', completed: 'Completed', overdue: 'Overdue', scheduled: 'Scheduled' }],
  ])('[E-11] name the four task statuses in %s', async (language, words) => {
    const i18n = await load({ browser: [language] });
    expect(i18n.t('common:status.task', { returnObjects: true })).toEqual(words);
  });

  it.each([
    ['tr', ['Pzt', 'Sal', 'Çar', 'Per', 'Cum', 'Cmt', 'Paz']],
    ['en', ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']],
  ])('[E-07] name the seven weekdays, where there is room for three letters, in %s', async (language, names) => {
    const i18n = await load({ browser: [language] });
    expect(WEEK_DAYS.map((day) => i18n.t(`common:weekdayShort.${day}`))).toEqual(names);
  });

  it.each([
    ['tr', { active: 'Aktif', completed: 'Tamamlandı', verified: 'Kontrol Edildi' }],
    ['en', { active: 'Active', completed: 'Completed', verified: 'Checked' }],
  ])('[E-12] name the three homework statuses in %s', async (language, words) => {
    const i18n = await load({ browser: [language] });
    expect(i18n.t('common:status.homework', { returnObjects: true })).toEqual(words);
  });
});

const texts = import.meta.glob<string>('../**/tr.json', { query: '?raw', import: 'default', eager: true });

it('[AC-01] a password has one word everywhere', () => {
  const files = Object.entries(texts);
  expect(files.filter(([, text]) => /şifre/i.test(text)).length).toBeGreaterThan(2);
  expect(files.filter(([, text]) => /parola/i.test(text)).map(([file]) => file)).toEqual([]);
});

const english = import.meta.glob<Record<string, unknown>>('../**/en.json', { import: 'default', eager: true });

/** The names of all texts that count, without what stands for the number at their end. */
const counting = (texts: Record<string, unknown>, path: readonly string[] = []): string[] =>
  Object.entries(texts).flatMap(([name, text]) =>
    typeof text === 'object' && text !== null
      ? counting(text as Record<string, unknown>, [...path, name])
      : name.endsWith('_one')
        ? [[...path, name.slice(0, -'_one'.length)].join('.')]
        : [],
  );

it('[I-02] English says what one is by the shorter word, and what two are by the longer', async () => {
  const i18n = await load({ browser: ['en'] });
  const pairs = Object.entries(english).flatMap(([file, texts]) => {
    i18n.addResourceBundle('en', file, texts);
    return counting(texts).map((key) =>
      [1, 2].map((count) => i18n.t(key, { ns: file, count }).replace(String(count), '#').split(' ')),
    );
  });
  // "1 late", "2 late"; of the others the noun comes before the verb: "1 thing waits", "2 things wait".
  const nouns = pairs.flatMap(([one = [], two = []]) => {
    const at = one.findIndex((word, index) => word !== two[index]);
    return at < 0 ? [] : [[one[at] ?? '', two[at] ?? ''] as const];
  });
  expect(nouns.length).toBeGreaterThan(20);
  expect(nouns.filter(([one, two]) => one.length >= two.length)).toEqual([]);
  const several = new Set(nouns.map(([, two]) => two));
  expect(pairs.map(([one = []]) => one[one.indexOf('#') + 1] ?? '').filter((word) => several.has(word))).toEqual([]);
});

// What stands beside each other could change places without a test in Turkish noticing.
it.each([
  ['[CT-01]', 'features/tasks/ChildTasksScreen', 'tabs', { daily: 'Daily', weekly: 'Weekly' }],
  ['[CH-01]', 'features/homework/ChildHomeworkScreen', 'tab', { pending: 'Pending', overdue: 'Overdue' }],
  ['[CH-01]', 'features/homework/ChildHomeworkScreen', 'tab', { completed: 'Completed' }],
  ['[FT-02]', 'features/tasks/FamilyTasksScreen', 'tabs', { single: 'One-time', periodic: 'Periodic' }],
  ['[TC-01]', 'features/tasks/CreateTaskScreen', 'tabs', { single: 'One-time', periodic: 'Periodic' }],
  ['[FH-02]', 'features/homework/FamilyHomeworkScreen', 'tab', { awaiting: 'Awaiting check', completed: 'Completed' }],
  ['[FH-02]', 'features/homework/FamilyHomeworkScreen', 'shortTab', { awaiting: 'To check', completed: 'Done' }],
  ['[L-01]', 'features/login/LoginScreen', 'mode', { 'sign-in': 'Sign in', 'sign-up': 'Sign up' }],
  ['[H-21]', 'layout', 'menu', { open: 'Open menu', close: 'Close menu' }],
])('%s [I-02] %s: %s have their own names in English', (_id, folder, part, names) => {
  expect(english[`../${folder}/en.json`]?.[part]).toMatchObject(names);
});

it('a name stands in a sentence as it was typed', async () => {
  const i18n = await load({ browser: ['en'] });
  expect(i18n.t('common:queue.remove', { name: 'Ayşe’s <b> & "D\'Or"' })).toBe('Don’t send: Ayşe’s <b> & "D\'Or"');
});

describe('the language', () => {
  it('[I-04] [N-05] is looked for in local storage first', async () => {
    expect((await load({ stored: 'en', browser: ['tr-TR'], page: 'tr' })).language).toBe('en');
  });

  it('[I-05] then in the browser, its region dropped', async () => {
    for (const tag of ['en-GB', 'en_GB', 'EN-gb'])
      expect((await load({ browser: [tag], page: 'tr' })).language).toBe('en');
  });

  it('[I-05] passing over languages that the app does not have', async () => {
    expect((await load({ stored: 'klingon', browser: ['de-DE', 'en-US'], page: 'tr' })).language).toBe('en');
  });

  it('[I-06] then in the html tag', async () => {
    expect((await load({ browser: ['de-DE'], page: 'en' })).language).toBe('en');
    expect((await load({ browser: ['en-GB'], page: 'tr' })).language).toBe('en');
  });

  it('[I-03] [N-07] and is Turkish at last, of two that there are', async () => {
    const i18n = await load({ browser: ['fr'] });
    expect(i18n.t('common:action.save')).toBe('Kaydet');
    expect(i18n.language).toBe('tr');
    const { LANGUAGES } = await import('./languages.ts');
    expect(LANGUAGES).toEqual(['tr', 'en']);
    await i18n.changeLanguage('de');
    expect(i18n.t('common:action.save')).toBe('Kaydet');
  });

  it('[I-07] is cached when it is chosen, and marks the page', async () => {
    const i18n = await load({ browser: ['tr'] });
    await i18n.changeLanguage('en');
    expect(window.localStorage.getItem('i18nextLng')).toBe('en');
    expect(document.documentElement.lang).toBe('en');
  });

  it('[I-07] is told to the server where the browser would ask for another, and taken back where not', async () => {
    for (const browser of [['tr-TR', 'en'], ['fr'], []]) {
      const i18n = await load({ browser });
      expect(document.cookie).toBe('');
      await i18n.changeLanguage('en');
      expect(document.cookie).toBe('kovan-language=en');
      await i18n.changeLanguage('tr');
      expect(document.cookie).toBe('');
    }
    await load({ stored: 'tr', browser: ['en-GB', 'tr'] });
    expect(document.cookie).toBe('kovan-language=tr');
    await load({ browser: ['en-GB', 'tr'] });
    expect(document.cookie).toBe('');
  });

  it('[I-07] is cached where cookies are forbidden, and told to nobody where storage is', async () => {
    const i18n = await load({ browser: ['tr'] });
    const cookies = vi.spyOn(Document.prototype, 'cookie', 'set').mockImplementation(() => {
      throw new DOMException('forbidden', 'SecurityError');
    });
    await i18n.changeLanguage('en');
    expect([i18n.language, window.localStorage.getItem('i18nextLng')]).toEqual(['en', 'en']);
    cookies.mockClear();
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('forbidden', 'SecurityError');
    });
    await i18n.changeLanguage('tr');
    expect(cookies).not.toHaveBeenCalled();
  });
});

it('[OF-01] what is installed from the page is called in its language', async () => {
  const link = document.head.appendChild(document.createElement('link'));
  Object.assign(link, { rel: 'manifest', href: '/manifest.tr.webmanifest' });
  const i18n = await load({ browser: ['tr'] });
  for (const language of ['en', 'tr']) {
    await i18n.changeLanguage(language);
    expect(link.getAttribute('href')).toBe(`/manifest.${language}.webmanifest`);
  }
  link.remove();
});
