import { act } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { i18n } from '../../../i18n/i18n.ts';
import { testRoot } from '../../../testRoot.ts';
import { registerAccountTexts } from '../texts.ts';
import { useUpload } from './useUpload.ts';

const { bringIn, show } = vi.hoisted(() => ({ bringIn: vi.fn(), show: vi.fn() }));
vi.mock('../../../providers/ToastProvider.tsx', () => ({ useToast: () => ({ show }) }));
vi.mock('../mutations.ts', () => ({ useImport: () => bringIn }));

registerAccountTexts();
const render = testRoot();
// The test's own browser reads no files.
const FILE = Object.assign(new File([], 'kovan.json'), { text: async () => '{}' });
const Upload = () => {
  const { send } = useUpload();
  return <button onClick={() => void send(FILE)}>Yükle</button>;
};

afterEach(() => i18n.changeLanguage('tr'));

it.each([
  ['tr', 1, '1 çocuk, 1 görev ve 1 ödev yüklendi.'],
  ['en', 1, '1 child, 1 task and 1 piece of homework were loaded.'],
  ['en', 2, '2 children, 2 tasks and 2 pieces of homework were loaded.'],
])('[EX-05] [I-02] says what was loaded, in %s, of %i each', async (language, count, sentence) => {
  bringIn.mockResolvedValue({ children: count, tasks: count, homework: count });
  await i18n.changeLanguage(language);
  await render(<Upload />);
  await act(async () => document.querySelector('button')?.click());
  expect(show).toHaveBeenLastCalledWith(sentence);
});
