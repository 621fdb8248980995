import { ApiError } from '@kovan/api-client';
import { act } from 'react';
import { MemoryRouter, useLocation, useNavigationType } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { expectTakenOutOfAddress } from '../../../testLink.tsx';
import { testRoot } from '../../../testRoot.ts';
import { typeInto } from '../../../testTyping.ts';
import { usePairing } from './usePairing.ts';

const send = vi.hoisted(() => vi.fn<(code: string) => Promise<void>>());
const pair = (work: () => Promise<void>) => work();
vi.mock('@kovan/api-client/people', () => ({ devicesClient: () => ({ pair: send }) }));
vi.mock('../../../providers/AuthProvider.tsx', () => ({ useAuth: () => ({ pair }) }));
vi.mock('../../../providers/ApiProvider.tsx', () => ({ useApi: () => ({}) }));

const render = testRoot();
const Page = () => usePairing().code;

it('[DV-03] the code of the address is kept in memory alone', () =>
  expectTakenOutOfAddress(render, Page, { link: '/app/pair#7K3M-9QXA', code: '7K3M-9QXA' }));

const Form = () => {
  const { problem, isBusy, connect } = usePairing();
  return (
    <button aria-busy={isBusy} onClick={() => void connect()}>
      {[problem, useLocation().pathname, useNavigationType()].join(' ')}
    </button>
  );
};

it('[DV-03] a code is sent once, without the spaces around it, and may be sent again where that failed', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  await render(
    <MemoryRouter initialEntries={['/app/pair#%207K3M-9QXA%20']}>
      <Form />
    </MemoryRouter>,
  );
  const button = () => document.querySelector('button');
  const press = () => act(async () => button()?.click());
  const shown = () => [button()?.textContent, button()?.getAttribute('aria-busy')];
  let end: { resolve: () => void; reject: (error: Error) => void };
  send.mockImplementation(() => new Promise((resolve, reject) => (end = { resolve, reject })));
  await press();
  await press();
  expect([send.mock.calls, shown()[1]]).toEqual([[['7K3M-9QXA']], 'true']);
  await act(async () => end.reject(new ApiError('http', 'devices.pair', { status: 404 })));
  expect(shown()).toEqual(['wrong /app/pair REPLACE', 'false']);
  await press();
  await act(async () => end.reject(new ApiError('network', 'devices.pair')));
  expect(shown()).toEqual(['failed /app/pair REPLACE', 'false']);
  await press();
  expect(shown()).toEqual([' /app/pair REPLACE', 'true']);
  await act(async () => end.resolve());
  // Back leads to what was before the pairing.
  expect([send.mock.calls.length, shown()]).toEqual([3, [' /app REPLACE', 'false']]);
});

const Field = () => {
  const { code, setCode, problem, connect } = usePairing();
  return (
    <>
      <input value={code} onChange={({ target }) => setCode(target.value)} />
      <button onClick={() => void connect()}>{problem}</button>
    </>
  );
};

it('[DV-03] what was wrong with a code is not said of the next one', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  send.mockRejectedValue(new ApiError('http', 'devices.pair', { status: 404 }));
  await render(
    <MemoryRouter initialEntries={['/app/pair#7K3M-9QXB']}>
      <Field />
    </MemoryRouter>,
  );
  const button = document.querySelector('button');
  await act(async () => button?.click());
  expect(button?.textContent).toBe('wrong');
  await typeInto(document.querySelector('input'), '7K3M-9QX');
  expect(button?.textContent).toBe('');
});
