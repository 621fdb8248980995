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
vi.mock('../mutations.ts', () => ({ useReadSentence: () => ({ mutate: () => undefined, isPending: false }) }));

const render = testRoot();
const Section = ({ shared }: { readonly shared: string }) => {
  const { freeText, write } = useHelper(() => undefined, shared);
  return <input value={freeText} onChange={(event) => write(event.target.value)} />;
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
