import { useQuery } from '@tanstack/react-query';
import { act, type ReactNode } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { keys } from '../data/keys.ts';
import { createQueryClient } from '../data/queryClient.ts';
import { i18n } from '../i18n/i18n.ts';
import { nobody } from '../providers/testAuth.ts';
import { istanbulAt } from '../testClock.ts';
import { homeworkOf } from '../testHomework.ts';
import { testRoot } from '../testRoot.ts';
import { Surroundings } from '../testSurroundings.tsx';
import { typeInto } from '../testTyping.ts';
import { ChildDialog } from './children/ChildrenScreen/ChildDialog.tsx';
import { EditDeviceDialog } from './devices/parts/EditDeviceDialog.tsx';
import { EditHomeworkDialog } from './homework/FamilyHomeworkScreen/EditHomeworkDialog.tsx';

const { save } = vi.hoisted(() => ({ save: vi.fn<(what: unknown) => Promise<void>>() }));
vi.mock('./devices/mutations.ts', () => ({
  useChangeDevice:
    () =>
    ({ input }: { input: unknown }) =>
      save(input),
}));
vi.mock('../providers/AuthProvider.tsx', () => ({ useAuth: () => nobody }));
vi.mock('../providers/ToastProvider.tsx', () => ({ useToast: () => ({ show: () => undefined }) }));
vi.mock('../providers/ChildrenProvider.tsx', () => ({
  useChildren: () => ({
    children: ['elif', 'can'].map((id) => ({ id, name: id, avatar: '👧' })),
    isLoading: false,
    isError: false,
  }),
}));

const render = testRoot();
beforeEach(async () => {
  await i18n.changeLanguage('tr');
  save.mockReset().mockResolvedValue();
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

const nothing = () => undefined;
const HOMEWORK = homeworkOf({
  id: 'test',
  status: 'active',
  title: 'Test 7',
  subject: 'Müzik',
  page: '12',
  dueDate: '2026-11-27',
});
const CHILD = { id: 'elif', name: 'Elif', birthYear: 2016, grade: '5. Sınıf', avatar: '👧' } as const;
const DEVICE = { id: 'tablet', name: 'Tablet', childIds: ['elif'], createdAt: '', paired: true, lastSeenOn: null };

interface Case {
  readonly queryKey: readonly (string | null)[];
  /** What the screen has read. */
  readonly before: unknown;
  /** What the other parent has made of it. */
  readonly now: unknown;
  readonly dialog: ReactNode;
  readonly field: string;
  readonly saved: object;
}

const CASES: Record<string, Case> = {
  homework: {
    queryKey: keys.homework(HOMEWORK.childId),
    before: [HOMEWORK],
    now: [{ ...HOMEWORK, dueDate: '2026-11-30', page: '12-14' }],
    dialog: <EditHomeworkDialog homework={HOMEWORK} isGone={false} change={save} onClose={nothing} />,
    field: 'teacher',
    saved: { title: 'Test 7', teacher: 'Ayşe', dueDate: '2026-11-30', page: '12-14' },
  },
  'a child': {
    queryKey: keys.children,
    before: [CHILD],
    now: [{ ...CHILD, birthYear: 2015, grade: '6. Sınıf' }],
    dialog: <ChildDialog child={CHILD} isGone={false} onSave={save} onClose={nothing} />,
    field: 'name',
    saved: { name: 'Ayşe', birthYear: 2015, grade: '6. Sınıf', avatar: '👧' },
  },
  'a device': {
    queryKey: keys.devices,
    before: { data: [DEVICE], hasPin: false },
    now: { data: [{ ...DEVICE, childIds: ['can'] }], hasPin: false },
    dialog: <EditDeviceDialog device={DEVICE} isGone={false} onClose={nothing} />,
    field: 'name',
    saved: { name: 'Ayşe', childIds: ['can'] },
  },
};

it.each(Object.entries(CASES))(
  '[PE-08] %s that is saved before news has come puts nothing back that the other parent has changed',
  async (_, { queryKey, before, now, dialog, field, saved }) => {
    const client = createQueryClient();
    const answers: (() => void)[] = [];
    const List = () => {
      useQuery({ queryKey, queryFn: () => new Promise((answer) => answers.push(() => answer(now))) });
      return null;
    };
    client.setQueryData(queryKey, before);
    await render(
      <Surroundings client={client} clock={istanbulAt('2026-11-25T15:00:00Z')}>
        <List />
        {dialog}
      </Surroundings>,
    );
    await typeInto(document.querySelector<HTMLInputElement>(`input[name=${field}]`), 'Ayşe');
    await act(async () => void client.invalidateQueries({ queryKey }));
    await act(async () => document.querySelector('form')?.requestSubmit());
    expect(save).not.toHaveBeenCalled();
    await act(async () => answers.shift()?.());
    expect(save).toHaveBeenCalledExactlyOnceWith(expect.objectContaining(saved));
    expect(answers).toEqual([]);
  },
);
