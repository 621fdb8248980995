import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { noteReach } from '../../data/online.ts';
import { NOTHING_WAITS, type Queue, type QueueView } from '../../data/queue/queue.ts';
import { QueueProvider } from '../../data/queue/QueueProvider.tsx';
import { entryOf } from '../../data/queue/testEntry.ts';
import type { Entry } from '../../data/queue/work.ts';
import { holdPage } from '../../forms/mayLeave.ts';
import { i18n } from '../../i18n/i18n.ts';
import { AuthProvider } from '../../providers/AuthProvider.tsx';
import { nobody } from '../../providers/testAuth.ts';
import { testRoot } from '../../testRoot.ts';
import { testQueue } from '../../testQueue.ts';
import { StaleWork } from './StaleWork.tsx';
import { useLeave } from './useLeave.tsx';

const signOut = vi.fn(() => Promise.resolve());
const auth = { ...nobody, signOut };
const source = { current: () => auth, subscribe: () => () => undefined };

const render = testRoot();

const waiting = (id: string, name: string): Entry =>
  entryOf(id, { work: { operation: 'task.complete', id: `task-${id}`, name, to: {} } });
const [ROOM, LEAVES, BOOK] = [waiting('1', 'Oda'), waiting('2', 'Yapraklar'), waiting('3', 'Kitap')];

const force = vi.fn<Queue['force']>();
const remove = vi.fn<Queue['remove']>();
const hurry = vi.fn<Queue['hurry']>();
const onRefused = vi.fn<Queue['onRefused']>(() => () => undefined);
const tellers = new Set<() => void>();
let view: QueueView;
const queue: Queue = testQueue({
  view: () => view,
  subscribe: (listener) => {
    tellers.add(listener);
    return () => void tellers.delete(listener);
  },
  force,
  remove,
  hurry,
  onRefused,
});
/** From now on this waits, the last of it too long to go by itself. */
const hold = (entries: readonly Entry[], stale: readonly Entry[] = [], refused = view.refused) =>
  act(async () => {
    view = { ...NOTHING_WAITS, entries, stale, refused };
    for (const tell of tellers) tell();
  });

const Leaving = () => {
  const { leave, question } = useLeave();
  return (
    <>
      <button onClick={leave}>Çıkış yap</button>
      {question}
    </>
  );
};

const press = (name: string, among = 'button') =>
  act(async () => {
    const buttons = [...document.querySelectorAll<HTMLElement>(among)];
    const found = buttons.filter((one) => (one.getAttribute('aria-label') ?? one.textContent) === name);
    expect(found).toHaveLength(1);
    found[0]?.click();
    // The question comes when it is needed.
    await vi.dynamicImportSettled();
  });
const question = () => document.querySelector('[role="dialog"]')?.textContent;

beforeEach(async () => {
  await i18n.changeLanguage('tr');
  view = NOTHING_WAITS;
  vi.clearAllMocks();
});
afterEach(() => noteReach(true));

it('[OF-03] what waits too long is sent, or thrown away, each by a button of its own', async () => {
  await render(
    <QueueProvider queue={queue}>
      <StaleWork />
    </QueueProvider>,
  );
  await hold([ROOM, LEAVES, BOOK], [ROOM, LEAVES]);
  expect([...document.querySelectorAll('li > span')].map(({ textContent }) => textContent)).toEqual([
    'Oda',
    'Yapraklar',
  ]);
  await press('Yine de gönder: Yapraklar');
  expect([force.mock.calls, remove.mock.calls]).toEqual([[['2']], []]);
  await press('Sil: Oda');
  expect([force.mock.calls, remove.mock.calls]).toEqual([[['2']], [['1']]]);
});

describe('signing out by hand', () => {
  beforeEach(() =>
    render(
      <QueueProvider queue={queue}>
        <AuthProvider source={source}>
          <Leaving />
        </AuthProvider>
      </QueueProvider>,
    ),
  );

  it('[Q-38] asks before what is typed in the page goes with it', async () => {
    vi.stubGlobal('confirm', () => false);
    const letGo = holdPage('lose it?');
    await press('Çıkış yap');
    expect(signOut).not.toHaveBeenCalled();
    letGo();
    await press('Çıkış yap');
    expect(signOut).toHaveBeenCalledOnce();
  });

  it('[OF-06] asks nothing where nothing waits', async () => {
    await press('Çıkış yap');
    expect(question()).toBeUndefined();
    expect(signOut).toHaveBeenCalledOnce();
  });

  it.each([
    ['is sent by itself', [] as Entry[]],
    ['waits too long for that', [ROOM]],
  ])('[OF-06] asks about what %s, and ends nothing meanwhile', async (_, stale) => {
    await hold([ROOM], stale);
    await press('Çıkış yap');
    expect(question()).toContain('1 iş henüz gönderilmedi.');
    expect(signOut).not.toHaveBeenCalled();
    await press('Sil ve çıkış yap');
    expect(signOut).toHaveBeenCalledOnce();
    expect([force.mock.calls, hurry.mock.calls]).toEqual([[], []]);
  });

  it('[OF-06] sends first what waits, what is too old as well, and ends once nothing is left', async () => {
    await hold([ROOM, LEAVES, BOOK], [ROOM, LEAVES]);
    await press('Çıkış yap');
    await press('Önce gönder');
    expect([force.mock.calls, hurry.mock.calls.length, remove.mock.calls]).toEqual([[['1'], ['2']], 1, []]);
    await hold([BOOK]);
    expect(signOut).not.toHaveBeenCalled();
    await hold([]);
    expect(signOut).toHaveBeenCalledOnce();
  });

  it('[OF-04] [OF-06] stays where something of it was refused, for it to be read, and the next press ends', async () => {
    await hold([ROOM, LEAVES]);
    await press('Çıkış yap');
    await press('Önce gönder');
    await hold([LEAVES], [], 1);
    expect(question()).toContain('1 iş henüz gönderilmedi.');
    await hold([]);
    expect([question(), signOut.mock.calls]).toEqual([undefined, []]);
    // Refusals are told once: to whoever says them, not to a question that only looks whether there was one.
    expect(onRefused).not.toHaveBeenCalled();
    await press('Çıkış yap');
    expect(signOut).toHaveBeenCalledTimes(1);
  });

  it('[OF-04] [OF-06] what was refused before has been told, and keeps nobody', async () => {
    await hold([ROOM], [], 1);
    await press('Çıkış yap');
    await press('Önce gönder');
    await hold([]);
    expect(signOut).toHaveBeenCalledTimes(1);
  });

  it('[OF-06] ends nothing by itself where what waited goes while somebody is asked, says so and ends at the next press', async () => {
    await hold([ROOM]);
    await press('Çıkış yap');
    await hold([]);
    expect([question()?.match(/\d/), signOut.mock.calls]).toEqual([null, []]);
    expect(question()).toContain('Bekleyen kalmadı');
    await press('Çıkış yap', '[role=dialog] button');
    expect(signOut).toHaveBeenCalledOnce();
  });

  it('[OF-06] says that sending needs a connection, where there is none', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    noteReach(false);
    await hold([ROOM]);
    await press('Çıkış yap');
    expect(question()).not.toContain('bağlantı gerekiyor');
    await press('Önce gönder');
    expect(question()).toContain('Göndermek için bağlantı gerekiyor.');
    expect([signOut.mock.calls, remove.mock.calls]).toEqual([[], []]);
    vi.restoreAllMocks();
    noteReach(true);
    await hold([]);
    expect(signOut).not.toHaveBeenCalled();
    await hold([ROOM]);
    await press('Önce gönder');
    expect(question()).not.toContain('bağlantı gerekiyor');
  });
});

const sources = import.meta.glob<string>('../../{features,layout}/**/*.{ts,tsx}', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const filesWith = (words: RegExp) =>
  Object.keys(sources)
    .filter((file) => !file.includes('.test.') && words.test(sources[file] ?? ''))
    .map((file) => file.replace(/^.*\//, ''))
    .sort();

it('[OF-06] every button that signs out asks: of the header, the account, the lock and who joins', () => {
  const asking = ['AccountScreen.tsx', 'Header.tsx', 'JoinScreen.tsx', 'UnlockScreen.tsx'];
  expect(filesWith(/\{ leave, question \} = useLeave\(/)).toEqual(asking);
  expect(filesWith(/\{question\}/)).toEqual(asking);
  // Whose account or place in the family is gone has nothing left to send.
  expect(filesWith(/(?<!:)\bsignOut\b/)).toEqual(['RemoveDialog.tsx', 'useErasing.ts', 'useLeave.tsx']);
});
