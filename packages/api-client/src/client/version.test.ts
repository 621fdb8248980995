import { expect, it, vi } from 'vitest';
import { API_VERSION_HEADER } from '../contract/version.ts';
import { answer, failureOf, testClient } from './testClient.ts';

const OTHER = { [API_VERSION_HEADER]: 'another' };

it('[OF-01] a server of another version is told of, and what still reads is read', async () => {
  const onOtherVersion = vi.fn();
  const { client } = testClient(() => answer({ data: [] }, 200, OTHER), { onOtherVersion });
  expect(await client.children.list()).toEqual([]);
  expect(onOtherVersion).toHaveBeenCalledOnce();
});

it('[OF-01] what can’t be read or is refused there is no failure of the call', async () => {
  for (const respond of [() => answer({ data: 7 }, 200, OTHER), () => answer({ error: 'no' }, 404, OTHER)]) {
    const { client } = testClient(respond);
    expect((await failureOf(client.children.list())).kind).toBe('otherVersion');
  }
});

it('[OF-01] an ended session, too many calls and a broken server stay what they are', async () => {
  for (const status of [401, 429, 503]) {
    const { client } = testClient(() => answer({ error: 'no' }, status, OTHER));
    expect(await failureOf(client.children.list())).toMatchObject({ kind: 'http', status });
  }
});

it('[OF-01] a server of our version, or one that says none, is not', async () => {
  const onOtherVersion = vi.fn();
  for (const headers of [{ [API_VERSION_HEADER]: '1' }, {}]) {
    const { client } = testClient(() => answer({ data: 7 }, 200, headers), { onOtherVersion });
    expect((await failureOf(client.children.list())).kind).toBe('invalidAnswer');
  }
  expect(onOtherVersion).not.toHaveBeenCalled();
});
