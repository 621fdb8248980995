import { act } from 'react';
import { expect, it, vi } from 'vitest';
import { type ApiLoader, LateApiProvider } from '../../../providers/ApiProvider.tsx';
import { testRoot } from '../../../testRoot.ts';
import { useAiDemo } from './useAiDemo.ts';

const render = testRoot();

const Demo = () => {
  const { isBroken, send } = useAiDemo(undefined);
  return (
    <button type="button" onClick={() => send({ type: 'generation.requested' })}>
      {isBroken ? 'broken' : 'fine'}
    </button>
  );
};

it('who asks again just as its code fails to load is told, and asks again', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const tries: ((error: Error) => void)[] = [];
  const load: ApiLoader = () => new Promise((_, reject) => tries.push(reject));
  await render(
    <LateApiProvider load={load}>
      <Demo />
    </LateApiProvider>,
  );
  const button = document.querySelector('button');
  await act(async () => button?.click());
  expect(tries).toHaveLength(1);
  await act(async () => {
    tries[0]?.(new TypeError('Failed to fetch'));
    // The failure is known, and not drawn yet.
    await vi.waitFor(() => expect(console.error).toHaveBeenCalledOnce(), { interval: 1 });
    button?.click();
  });
  await vi.waitFor(() => expect(tries).toHaveLength(2));
  expect(button?.textContent).toBe('fine');
  tries[1]?.(new TypeError('Failed to fetch'));
  await vi.waitFor(() => expect(button?.textContent).toBe('broken'));
});
