import { TEXT_LIMITS } from '@kovan/domain/limits';
import { act, useLayoutEffect } from 'react';
import { expect, it, vi } from 'vitest';
import { nobody } from '../../../providers/testAuth.ts';
import { testRoot } from '../../../testRoot.ts';
import { typeInto } from '../../../testTyping.ts';
import { useHelper } from './useHelper.ts';

const signedIn = vi.hoisted(() => ({ isOver: false }));
vi.mock('../../../providers/AuthProvider.tsx', () => ({
  useAuth: () => ({ ...nobody, owner: 'ayse', hasExpired }),
}));
const hasExpired = () => signedIn.isOver;
const mutate = vi.hoisted(() => vi.fn());
vi.mock('../mutations.ts', () => ({ useReadSentence: () => ({ mutate, isPending: false }) }));

const render = testRoot();
const Section = ({ shared }: { readonly shared: string }) => {
  const { freeText, isTooLong, write, generate } = useHelper(() => undefined, shared);
  return (
    <>
      <input value={freeText} onChange={(event) => write(event.target.value)} />
      <button type="button" onClick={generate}>
        {isTooLong ? 'too long' : 'fine'}
      </button>
    </>
  );
};

/** Opens the section with what was shared, perhaps writes, and leaves it as the session runs out. */
const runOut = async (shared: string, sentence?: string) => {
  await render(<Section shared={shared} />);
  if (sentence) await typeInto(document.querySelector('input'), sentence);
  signedIn.isOver = true;
  await render(null);
  signedIn.isOver = false;
};
const sentenceOf = async (shared: string) => {
  await render(<Section shared={shared} />);
  return document.querySelector('input')?.value;
};

it('a sentence that was being written when the session ran out is there again', async () => {
  await runOut('', 'Cuma gününe kadar test 7');
  expect(await sentenceOf('')).toBe('Cuma gününe kadar test 7');
});

it('one that was shared and not yet used is there again, too', async () => {
  await runOut('Matematik, sayfa 12');
  expect(await sentenceOf('')).toBe('Matematik, sayfa 12');
});

it('one that is shared just now goes before it, and the other comes the next time', async () => {
  await runOut('', 'Cuma gününe kadar test 7');
  expect(await sentenceOf('Fen, sayfa 3')).toBe('Fen, sayfa 3');
  await render(null);
  expect(await sentenceOf('')).toBe('Cuma gününe kadar test 7');
});

it.each([
  ['[V-39] a text as long as the helper takes is read', 'a', '', 'fine', 1],
  ['[V-39] so is one of emoji, each one character', '🐝', '', 'fine', 1],
  ['[V-39] a longer one is not cut, and not sent', 'a', 'a', 'too long', 0],
])('%s', async (_, character, more, said, calls) => {
  mutate.mockClear();
  const text = character.repeat(TEXT_LIMITS.freeText) + more;
  // Blanks around it are not sent.
  expect(await sentenceOf(`${text}  `)).toBe(`${text}  `);
  const button = document.querySelector('button');
  await act(async () => button?.click());
  expect([button?.textContent, mutate.mock.calls.length]).toEqual([said, calls]);
});

it('[FH-13] [FH-17] [V-32] [V-34] [X-24] what stands there, and who read it, stays while another sentence is read, and where that fails', async () => {
  let helper: ReturnType<typeof useHelper> | undefined;
  const onFill = vi.fn();
  const Hook = () => {
    const now = useHelper(onFill, 'Fen, sayfa 3');
    useLayoutEffect(() => {
      helper = now;
    });
    return null;
  };
  const says = () => [helper?.generated?.page, helper?.isReadOutside, helper?.problem];
  await render(<Hook />);
  await act(async () => helper?.fillForm());
  expect(says()).toEqual([undefined, false, 'nothingGenerated']);
  let answer = () => {};
  mutate.mockImplementation((sentence, { onSuccess }) => {
    answer = () => onSuccess({ page: '3', engine: 'model' }, sentence);
  });
  await act(async () => helper?.generate());
  // Pressed before the answer is there.
  await act(async () => helper?.fillForm());
  await act(async () => answer());
  expect(says()).toEqual(['3', true, null]);
  mutate.mockImplementation((_, { onError }) => onError());
  await act(async () => helper?.generate());
  expect(says()).toEqual(['3', true, 'callFailed']);
  await act(async () => helper?.write(' \u200b'));
  expect(says()).toEqual(['3', true, null]);
  await act(async () => helper?.generate());
  expect(says()).toEqual(['3', true, 'emptyText']);
  await act(async () => helper?.fillForm());
  expect([...says(), onFill.mock.lastCall?.[0].page]).toEqual(['3', true, null, '3']);
  mutate.mockImplementation((sentence, { onSuccess }) => onSuccess({ page: '4', engine: 'embedded' }, sentence));
  await act(async () => helper?.write('Fen, sayfa 4'));
  await act(async () => helper?.generate());
  expect(says()).toEqual(['4', false, null]);
  await act(async () => helper?.clear());
  expect(helper?.generated).toBeNull();
});
