import { HOMEWORK_STATUSES } from '@kovan/domain/statuses';
import { QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { createQueryClient } from '../../data/queryClient.ts';
import { i18n } from '../../i18n/i18n.ts';
import { ApiProvider } from '../../providers/ApiProvider.tsx';
import { testApi } from '../../testApi.ts';
import { homeworkOf } from '../../testHomework.ts';
import { testRoot } from '../../testRoot.ts';
import { useDeleteHomework } from './mutations.ts';

vi.mock('../../data/queue/QueueProvider.tsx', () => ({
  useGiveUpRow: () => () => false,
  useQueueSource: () => null,
}));

const asked = vi.fn();
let status = 204;
const api = testApi(async (url, init) => {
  asked(init?.method, url);
  return new Response(null, { status });
});
const render = testRoot();

const said = vi.fn();
const Buttons = () => {
  const remove = useDeleteHomework({
    onDone: () => said('done'),
    onFailed: () => {
      said('failed');
      return () => undefined;
    },
  });
  return HOMEWORK_STATUSES.map((status) => (
    <button key={status} type="button" onClick={() => remove(homeworkOf({ id: status, status }))}>
      {status}
    </button>
  ));
};

const draw = () =>
  render(
    <QueryClientProvider client={createQueryClient()}>
      <ApiProvider api={api}>
        <Buttons />
      </ApiProvider>
    </QueryClientProvider>,
  );

afterEach(() => {
  vi.restoreAllMocks();
  said.mockClear();
  status = 204;
});

it('[V-36] [FH-09] homework of whatever status is deleted only where the browser’s question is answered with yes', async () => {
  await i18n.changeLanguage('tr');
  const confirm = vi.spyOn(window, 'confirm').mockReturnValue(false);
  await draw();
  const buttons = [...document.querySelectorAll('button')];
  const pressAll = () => act(async () => buttons.forEach((button) => button.click()));
  await pressAll();
  expect(confirm.mock.calls).toEqual(HOMEWORK_STATUSES.map(() => ['Bu ödev silinsin mi?']));
  expect(asked).not.toHaveBeenCalled();
  confirm.mockReturnValue(true);
  await pressAll();
  expect(asked.mock.calls).toEqual(HOMEWORK_STATUSES.map((id) => ['DELETE', `/api/v2/family/homework/${id}`]));
});

it.each([
  ['that another device has deleted meanwhile, or a try whose answer was lost, is deleted', 404, 'done'],
  ['that could not be deleted says so', 500, 'failed'],
])('homework %s', async (_, answer, words) => {
  status = answer;
  vi.spyOn(window, 'confirm').mockReturnValue(true);
  await draw();
  await act(async () => document.querySelector('button')?.click());
  await vi.waitFor(() => expect(said.mock.calls).toEqual([[words]]));
});
