import type { GeneratedFields } from '@kovan/api-client/contract';
import { act } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { i18n } from '../../../i18n/i18n.ts';
import { registerTexts } from '../../../i18n/registerTexts.ts';
import { nobody } from '../../../providers/testAuth.ts';
import { testButton } from '../../../testButton.ts';
import { testRoot } from '../../../testRoot.ts';
import type { ContractForm } from '../../../forms/useContractForm.ts';
import { typeInto } from '../../../testTyping.ts';
import { registerHomeworkTexts } from '../texts.ts';
import { AddHomeworkDialog } from './AddHomeworkDialog.tsx';
import { draftOf, filledFields, type HomeworkForm } from './homeworkForm.ts';
import en from './en.json' with { type: 'json' };
import tr from './tr.json' with { type: 'json' };

registerTexts('familyHomework', { tr, en });
registerHomeworkTexts();

interface Hear {
  readonly onSuccess: (reading: Partial<GeneratedFields>, sentence: string) => void;
}
let read: Partial<GeneratedFields>;
vi.mock('../mutations.ts', () => ({
  useReadSentence: () => ({
    mutate: (sentence: string, { onSuccess }: Hear) => onSuccess(read, sentence),
    isPending: false,
  }),
}));
vi.mock('../../../providers/ChildrenProvider.tsx', () => ({ useChildren: () => ({ children: [{ id: 'elif' }] }) }));
vi.mock('../../../providers/AuthProvider.tsx', () => ({ useAuth: () => nobody }));
vi.mock('../../../providers/ToastProvider.tsx', () => ({ useToast: () => ({ show: () => undefined }) }));
vi.mock('../../../providers/SettingsProvider.tsx', () => ({ useSettings: () => ({ outsideModel: false }) }));
const drawn = vi.hoisted(() => vi.fn());
vi.mock('./HomeworkFormFields.tsx', () => ({
  ChildField: ({ form }: ContractForm<HomeworkForm>) => {
    drawn();
    return <input {...form.register('childId')} />;
  },
  HomeworkFormFields: ({ form }: ContractForm<HomeworkForm>) => (
    <>
      <input {...form.register('subject')} />
      <input {...form.register('teacher')} />
      <input {...form.register('book')} />
    </>
  ),
}));
vi.mock('./GeneratedBlock.tsx', () => ({ GeneratedBlock: () => null }));

const render = testRoot();
const confirm = vi.fn(() => false);
const onClose = vi.fn();
const add = () => Promise.resolve();
beforeEach(async () => {
  await i18n.changeLanguage('tr');
  vi.stubGlobal('confirm', confirm);
  vi.clearAllMocks();
  read = { title: 'Test 7' };
});

const open = (sharedText: string, childId: string | null = 'elif') =>
  render(<AddHomeworkDialog childId={childId} sharedText={sharedText} add={add} onClose={onClose} />);
const press = (name: string) =>
  act(async () => {
    testButton(name)?.click();
  });
const escape = () =>
  act(async () => void document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true })));
const outcome = () => [confirm.mock.calls.length, onClose.mock.calls.length];

it('[Q-38] closes at once while it holds nothing', async () => {
  await open('');
  await escape();
  expect(outcome()).toEqual([0, 1]);
});

it('[Q-38] asks before it closes with a text that was shared', async () => {
  await open('Cuma gününe kadar test 7');
  await escape();
  expect(outcome()).toEqual([1, 0]);
});

it('[FH-16] [Q-38] asks before it closes with what the helper has put into the form', async () => {
  await open('Cuma gününe kadar test 7');
  await press('Alanları doldur');
  await press('Forma aktar');
  await escape();
  expect(outcome()).toEqual([1, 0]);
});

it('[FH-16] another sentence takes what the one before has put into the form, and leaves what was typed', async () => {
  read = { title: 'Test 7', teacher: 'Ayşe Öğretmen', book: 'Mavi kitap' };
  await open('Cuma gününe kadar test 7');
  await press('Alanları doldur');
  await press('Forma aktar');
  const field = (name: string) => document.querySelector<HTMLInputElement>(`[name=${name}]`);
  const filled = () => [field('teacher')?.value, field('book')?.value];
  expect(filled()).toEqual(['Ayşe Öğretmen', 'Mavi kitap']);
  await typeInto(field('book'), 'Sarı kitap');
  read = { title: 'Okuma' };
  await press('Alanları doldur');
  await press('Forma aktar');
  expect(filled()).toEqual(['', 'Sarı kitap']);
});

it('[FH-16] of what was read only fields are filled in that say something', () => {
  expect(filledFields({ ...draftOf({}), title: ' ', book: ' Mavi kitap' })).toEqual(['book']);
});

it.each([
  ['whose homework it is, where that is not known', null, 'childId'],
  ['the subject, where it is', 'elif', 'subject'],
])('[FH-16] once the form is filled in the focus is on %s', async (_, childId, name) => {
  await open('Cuma gününe kadar test 7', childId);
  await press('Alanları doldur');
  await press('Forma aktar');
  await expect.poll(() => document.activeElement?.getAttribute('name')).toBe(name);
});

it('[FH-07] what is drawn of the screen behind it draws nothing of the form', async () => {
  await open('');
  drawn.mockClear();
  await open('');
  expect(drawn).not.toHaveBeenCalled();
});
