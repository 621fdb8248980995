import { expect, it, vi } from 'vitest';
import { openTabChannel } from './tabChannel.ts';

it('tells the other tabs, and nobody any more once it is closed', async () => {
  const heard = vi.fn();
  const other = openTabChannel('test', heard);
  const own = openTabChannel<string>('test', heard);
  own.tell('open');
  await vi.waitFor(() => expect(heard.mock.calls).toEqual([['open']]));
  own.close();
  expect(() => own.tell('late')).not.toThrow();
  other.close();
});
