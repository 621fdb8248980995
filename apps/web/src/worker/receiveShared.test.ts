import 'fake-indexeddb/auto';
import { localDatabase } from '@kovan/ui/data/localDatabase';
import { takeSharedText } from '@kovan/ui/data/sharedText';
import { expect, it, vi } from 'vitest';
import { receiveShared } from './receiveShared.ts';

it('[OF-01] a shared text is kept in this browser, asked of no server and written in no address', async () => {
  const asked = vi.spyOn(globalThis, 'fetch');
  const body = new FormData();
  body.set('title', '');
  body.set('text', 'Yarına matematik s. 45-46');
  body.set('url', 'https://okul.example/4b');
  const answer = await receiveShared(new Request('https://kovan.example/app/share', { method: 'POST', body }));
  expect([answer.status, answer.headers.get('Location')]).toEqual([303, '/app/family/assignments?add=shared']);
  expect(asked).not.toHaveBeenCalled();
  expect(await takeSharedText(localDatabase, new Date())).toBe('Yarına matematik s. 45-46\nhttps://okul.example/4b');
});
