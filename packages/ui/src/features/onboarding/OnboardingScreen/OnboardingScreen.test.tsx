import type { Child } from '@kovan/api-client/contract';
import { act, type FormEvent } from 'react';
import { MemoryRouter, Route, Routes, useNavigate } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { i18n } from '../../../i18n/i18n.ts';
import { testRoot } from '../../../testRoot.ts';
import { OnboardingScreen } from './OnboardingScreen.tsx';

const now = vi.hoisted(() => ({
  list: { children: [] as readonly Child[], isLoading: false },
  add: (): Promise<void> => Promise.resolve(),
  form: { isTyped: false, isBusy: false },
}));
vi.mock('../../../providers/ChildrenProvider.tsx', () => ({ useChildren: () => now.list }));
vi.mock('../../../providers/ClockProvider.tsx', () => ({ useToday: () => '2026-11-27' }));
vi.mock('../../../components/Button/Button.tsx', () => ({ Button: () => null }));
vi.mock('../../children/mutations.ts', () => ({ useAddChild: () => now.add }));
vi.mock('../../children/parts/ChildFields.tsx', () => ({ ChildFields: () => null }));
vi.mock('../../children/parts/useChildForm.ts', () => ({
  useChildForm: ({ save }: { save: () => Promise<void> }) => ({
    isTyped: now.form.isTyped && !now.form.isBusy,
    isBusy: now.form.isBusy,
    submit: (event: FormEvent) => {
      event.preventDefault();
      void save();
    },
  }),
}));

const ELIF: Child = { id: 'elif', name: 'Elif', birthYear: 2017, grade: '3. Sınıf', avatar: '👧' };
const render = testRoot();
let added: () => void;

const App = () => {
  const navigate = useNavigate();
  return <button onClick={() => void navigate('/app/tasks/create')}>the app</button>;
};
const draw = () =>
  render(
    <MemoryRouter initialEntries={['/app/onboarding']}>
      <Routes>
        <Route path="/app/onboarding" element={<OnboardingScreen />} />
        <Route path="/app" element={<App />} />
        <Route path="/app/tasks/create" element="a new task" />
      </Routes>
    </MemoryRouter>,
  );

beforeEach(async () => {
  await i18n.changeLanguage('tr');
  now.list = { children: [], isLoading: false };
  now.add = () => new Promise((resolve) => (added = resolve));
  now.form = { isTyped: false, isBusy: false };
  await draw();
});
const submit = () => act(async () => document.querySelector('form')?.requestSubmit());
/** The other parent's child is in the list. */
const meetOther = () => {
  now.list = { ...now.list, children: [ELIF] };
  return draw();
};

it('[O-03] goes on as soon as the child is in the list, and once: what is read anew beside it leads nobody back', async () => {
  await submit();
  now.list = { ...now.list, children: [ELIF] };
  await draw();
  expect(document.body.textContent).toBe('the app');
  await act(async () => document.querySelector('button')?.click());
  await act(async () => added());
  expect(document.body.textContent).toBe('a new task');
});

it('[O-03] goes on with a child that was added, where the list could not be read anew', async () => {
  await submit();
  expect(document.body.textContent).not.toBe('the app');
  await act(async () => added());
  expect(document.body.textContent).toBe('the app');
});

it('[Q-07] goes on where the other parent has added a child and nothing is typed here', async () => {
  await meetOther();
  expect(document.body.textContent).toBe('the app');
});

it('[PE-08] stays with what is typed here where the other parent has added a child, and says who is there and how to go on', async () => {
  now.form.isTyped = true;
  await draw();
  await meetOther();
  vi.stubGlobal('confirm', () => true);
  expect(document.querySelector('form')).not.toBeNull();
  expect(document.querySelector('[role=status]')?.textContent).toMatch(/^Elif .*Uygulamaya geç$/);
  await act(async () => document.querySelector<HTMLElement>('[role=status] a')?.click());
  expect(document.body.textContent).toBe('the app');
});

it('[O-03] goes on with a child that is being sent as soon as it is in the list', async () => {
  now.form = { isTyped: true, isBusy: true };
  await draw();
  await meetOther();
  expect(document.body.textContent).toBe('the app');
});

it('[O-01] the form says that it is busy while it is being sent', async () => {
  const busy = () => document.querySelector('form')?.ariaBusy;
  expect(busy()).toBe('false');
  now.form = { isTyped: true, isBusy: true };
  await draw();
  expect(busy()).toBe('true');
});
