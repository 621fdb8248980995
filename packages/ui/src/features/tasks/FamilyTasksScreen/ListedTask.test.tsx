import { act } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { NoConnection } from '../../../components/Button/connection.ts';
import { NOTHING_WAITS, type Queue } from '../../../data/queue/queue.ts';
import { entryOf } from '../../../data/queue/testEntry.ts';
import { rowIdOf, type Work } from '../../../data/queue/work.ts';
import { i18n } from '../../../i18n/i18n.ts';
import { testApi } from '../../../testApi.ts';
import { testQueue } from '../../../testQueue.ts';
import { testRoot } from '../../../testRoot.ts';
import { Surroundings } from '../../../testSurroundings.tsx';
import { type TaskKind, useDeleteTask } from '../mutations.ts';
import { ListedTask } from './ListedTask.tsx';
import { ScheduledTaskRow } from './ScheduledTaskRow.tsx';

const tickOf = (id: string): Work => ({ operation: 'task.complete', id, name: 'Oda', to: { status: 'completed' } });
const input = { childId: 'elif', name: 'Oda', icon: '🧹' as const, dueDate: '2026-11-20' };
const NEW = entryOf('1', { work: { operation: 'task.create', name: 'Oda', input } });
const TICKED = entryOf('2', { work: tickOf('t2') });
const UNDER_WAY = entryOf('3', { work: tickOf('t3'), isLate: false });
const OTHERS = entryOf('4', { work: tickOf('t4') });

const fetch = vi.fn<typeof globalThis.fetch>();
const api = testApi(fetch);
const remove = vi.fn<Queue['remove']>();
const entries = [NEW, TICKED, UNDER_WAY, OTHERS];
const queue: Queue = testQueue({ view: () => ({ ...NOTHING_WAITS, entries }), remove });
const onComplete = vi.fn();
const render = testRoot();

const Row = ({ id, kind }: { id: string; kind: TaskKind }) => {
  const removeTask = useDeleteTask();
  return (
    <ListedTask
      task={{ id, name: 'Oda', icon: '🧹' }}
      owner={undefined}
      status="pending"
      facts={null}
      onComplete={onComplete}
      onDelete={() => removeTask({ id, kind })}
    />
  );
};
/** Draws a row without a connection; gives its buttons. */
const rowOf = async (id: string, kind: TaskKind = 'single') => {
  await render(
    <NoConnection value="Bağlantı gerekiyor.">
      <Surroundings api={api} queue={queue}>
        <Row id={id} kind={kind} />
      </Surroundings>
    </NoConnection>,
  );
  const [tick, away, ...others] = [...document.querySelectorAll('button')];
  expect(others).toEqual([]);
  return { tick, away, isWaiting: document.body.textContent?.includes('Gönderilecek') };
};
const labelOf = (button: Element | undefined) => button?.getAttribute('aria-label');
const isOff = (button: Element | undefined) => button?.getAttribute('aria-disabled') === 'true';
const press = (button: HTMLElement | undefined) => act(async () => button?.click());

beforeEach(async () => {
  await i18n.changeLanguage('tr');
  vi.clearAllMocks();
  vi.spyOn(window, 'confirm').mockReturnValue(true);
});

it.each(['single', 'periodic'] as const)(
  '[OF-07] a row that was not sent yet (%s) can be removed from the queue, not completed, and says so',
  async (kind) => {
    const { tick, away, isWaiting } = await rowOf(rowIdOf(NEW), kind);
    expect([isWaiting, isOff(tick), isOff(away)]).toEqual([true, true, false]);
    expect(labelOf(tick)).toBe('“Oda” gönderilmeyi bekliyor; gönderilince tamamlanabilir.');
    await press(tick);
    expect([onComplete.mock.calls, remove.mock.calls]).toEqual([[], []]);
    expect(labelOf(away)).toBe('Oda: göndermekten vazgeç');
    await press(away);
    expect(remove.mock.calls).toEqual([['1']]);
    expect([fetch.mock.calls, vi.mocked(window.confirm).mock.calls]).toEqual([[], []]);
  },
);

it('[OF-07] a tick that waits is taken back where its row is, and that alone', async () => {
  const { away, isWaiting } = await rowOf('t2');
  expect([isWaiting, isOff(away), labelOf(away)]).toEqual([true, false, 'Oda: geri al']);
  await press(away);
  expect(remove.mock.calls).toEqual([['2']]);
  expect([fetch.mock.calls, vi.mocked(window.confirm).mock.calls]).toEqual([[], []]);
});

it.each([
  ['whose tick is under way', 't3'],
  ['that nothing was done to', 't5'],
])('[OF-05] a row %s does not wait, and can’t be deleted without a connection', async (_, id) => {
  const { tick, away, isWaiting } = await rowOf(id);
  expect([isWaiting, isOff(tick), isOff(away)]).toEqual([false, false, true]);
  await press(away);
  expect([fetch.mock.calls, vi.mocked(window.confirm).mock.calls, remove.mock.calls]).toEqual([[], [], []]);
  await press(tick);
  expect(onComplete).toHaveBeenCalledOnce();
});

it('[FT-14] [E-07] the days of a rule stand in the week’s order, in whichever they were chosen', async () => {
  const period = { frequency: '1', weekDays: ['Cuma', 'Pazartesi'] as const };
  const rule = { id: 'rule', childId: 'elif', name: 'Oda', icon: '🧹', status: 'scheduled', isPeriodic: true } as const;
  await render(
    <Surroundings queue={queue}>
      <ScheduledTaskRow
        task={{ ...rule, period: { ...period, weekDays: [...period.weekDays] } }}
        owner={undefined}
        onDelete={vi.fn()}
      />
    </Surroundings>,
  );
  expect(document.body.textContent).toContain('Pazartesi ve Cuma');
  expect(document.body.textContent).toContain('Pzt, Cum');
});
