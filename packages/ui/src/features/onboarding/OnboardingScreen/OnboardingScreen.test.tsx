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
}));
vi.mock('../../../providers/ChildrenProvider.tsx', () => ({ useChildren: () => now.list }));
vi.mock('../../../providers/ClockProvider.tsx', () => ({ useToday: () => '2026-11-27' }));
vi.mock('../../../components/Button/Button.tsx', () => ({ Button: () => null }));
vi.mock('../../children/mutations.ts', () => ({ useAddChild: () => now.add }));
vi.mock('../../children/parts/ChildFields.tsx', () => ({ ChildFields: () => null }));
vi.mock('../../children/parts/useChildForm.ts', () => ({
  useChildForm: ({ save }: { save: () => Promise<void> }) => ({
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
  await draw();
  await act(async () => document.querySelector('form')?.requestSubmit());
});

it('[O-03] goes on as soon as the child is in the list, and once: what is read anew beside it leads nobody back', async () => {
  now.list = { ...now.list, children: [ELIF] };
  await draw();
  expect(document.body.textContent).toBe('the app');
  await act(async () => document.querySelector('button')?.click());
  await act(async () => added());
  expect(document.body.textContent).toBe('a new task');
});

it('[O-03] goes on with a child that was added, where the list could not be read anew', async () => {
  expect(document.body.textContent).not.toBe('the app');
  await act(async () => added());
  expect(document.body.textContent).toBe('the app');
});
