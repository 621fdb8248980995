import Fastify from 'fastify';
import { expect, it, onTestFinished, vi } from 'vitest';
import { runPeriodically } from '../src/background.ts';

it('[AC-08] a job that fails is done again next time, never twice at once, and is waited for at the end', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  const rounds: { readonly signal: AbortSignal; readonly end: () => void; readonly fail: () => void }[] = [];
  const app = Fastify();
  const logged = vi.spyOn(app.log, 'error');
  runPeriodically(app, {
    everyMs: 1_000,
    failure: 'not done',
    run: (signal) =>
      new Promise((end, reject) => void rounds.push({ signal, end, fail: () => reject(new RangeError('Ayşe')) })),
  });
  expect(rounds).toHaveLength(0);
  await app.ready();
  expect(rounds).toHaveLength(1);
  vi.advanceTimersByTime(5_000);
  expect(rounds).toHaveLength(1);
  rounds[0]?.fail();
  await new Promise(setImmediate);
  expect(logged.mock.calls).toEqual([[{ errorClass: 'RangeError' }, 'not done']]);
  vi.advanceTimersByTime(999);
  expect(rounds).toHaveLength(1);
  vi.advanceTimersByTime(1);
  expect(rounds).toHaveLength(2);
  rounds[1]?.end();
  await new Promise(setImmediate);
  vi.advanceTimersByTime(1_000);
  expect(rounds).toHaveLength(3);

  let isClosed = false;
  const told = new Promise((resolve) => rounds[2]?.signal.addEventListener('abort', resolve));
  const closed = app.close().then(() => (isClosed = true));
  await told;
  await new Promise(setImmediate);
  expect(isClosed).toBe(false);
  rounds[2]?.end();
  await closed;
  vi.advanceTimersByTime(5_000);
  expect(rounds).toHaveLength(3);
});
