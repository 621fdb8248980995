import { ApiError } from '@kovan/api-client';
import { act } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
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
const fileOf = (text: string, size: number) =>
  Object.defineProperty(Object.assign(new File([], 'kovan.json'), { text: async () => text }), 'size', { value: size });
const Upload = ({ text = '{}', size = 2 }: { text?: string; size?: number }) => {
  const { send, isBusy, failure } = useUpload();
  return (
    <button aria-busy={isBusy} onClick={() => void send(fileOf(text, size))}>
      {failure}
    </button>
  );
};
const press = () => act(async () => document.querySelector('button')?.click());
/** What is said of a failure, and whether it still goes on. */
const said = () => [document.body.textContent, document.querySelector('[aria-busy=true]') !== null];

beforeEach(() => i18n.changeLanguage('tr'));

it.each([
  ['tr', 1, 2, '1 çocuk, 3 görev ve 1 ödev yüklendi.'],
  ['en', 1, 0, '1 child, 1 task and 1 piece of homework were loaded.'],
  ['en', 2, 1, '2 children, 3 tasks and 2 pieces of homework were loaded.'],
])(
  '[EX-05] [I-02] says what was loaded, in %s, of %i each; %i periodic ones are tasks, too',
  async (language, count, scheduledTasks, sentence) => {
    bringIn.mockResolvedValue({ children: count, tasks: count, scheduledTasks, homework: count });
    await i18n.changeLanguage(language);
    await render(<Upload />);
    await press();
    expect(show).toHaveBeenLastCalledWith(sentence);
  },
);

it.each([
  ['nothing in it', '', 'Bu dosya Kovan’dan indirilmiş bir dosyaya benzemiyor.'],
  ['no object in it', 'null', 'Bu dosya Kovan’dan indirilmiş bir dosyaya benzemiyor.'],
])('[EX-05] a file with %s is sent nowhere', async (_, text, sentence) => {
  bringIn.mockClear();
  await render(<Upload text={text} />);
  await press();
  expect(said()).toEqual([sentence, false]);
  expect(bringIn).not.toHaveBeenCalled();
});

it('[EX-02] [EX-05] a file that is larger than the server takes is sent nowhere', async () => {
  bringIn.mockClear();
  await render(<Upload size={20 * 2 ** 20 + 1} />);
  await press();
  expect(said()).toEqual(['Bu dosya çok büyük: en çok 20 MB yüklenebilir.', false]);
  expect(bringIn).not.toHaveBeenCalled();
  await render(<Upload size={20 * 2 ** 20} />);
  await press();
  expect(bringIn).toHaveBeenCalledOnce();
});

it('[EX-05] a failure names the first place that is wrong, and is said no longer once it is tried again', async () => {
  const error = new ApiError('http', 'file.import', {
    status: 400,
    fields: { 'children.2.name': 'Ad gerekli.', format: 'x' },
  });
  bringIn.mockRejectedValueOnce(error);
  await render(<Upload />);
  await press();
  expect(said()).toEqual([i18n.t('account:data.wrong', { place: 'children.2.name: Ad gerekli.' }), false]);
  let answer = (_counts: object) => {};
  bringIn.mockReturnValueOnce(new Promise((resolve) => (answer = resolve)));
  await press();
  expect(said()).toEqual(['', true]);
  await act(async () => answer({ children: 1, tasks: 1, scheduledTasks: 0, homework: 1 }));
  expect(said()).toEqual(['', false]);
});
