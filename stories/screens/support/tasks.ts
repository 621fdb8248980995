import {
  type DayRecord,
  type FamilyFixture,
  type HomeworkRecord,
  livelyFamily,
  type RuleRecord,
  type TaskRecord,
} from '@kovan/api-client/mocks';
import { weekDayOf } from '@kovan/domain/weeks';
import { http, HttpResponse, type RequestHandler } from 'msw';
import { userEvent, within } from 'storybook/test';

type Canvas = ReturnType<typeof within>;

/** Parameters of a story of a child's tasks, in Elif's own view unless told. */
export const ofElif = {
  route: '/app/elif/tasks',
  viewMode: 'child',
  selectedChild: 'elif',
} as const;

/** Parameters of a story of the family's tasks. */
export const asFamily = { route: '/app/family/tasks' } as const;

const children = livelyFamily.children ?? [];

/** A task of a story: a one-off one, or an occurrence of a rule that falls on this day and no other. */
interface StoryTask extends TaskRecord {
  readonly isPeriodic: boolean;
}

let count = 0;

/** A task of Elif's that is due on Wednesday, the day of the stories. Within a day they come as they were made. */
export const task = (name: string, of: Partial<StoryTask> = {}): StoryTask => ({
  id: `task-${String(++count).padStart(4, '0')}`,
  childId: 'elif',
  name,
  icon: '📝',
  dueDate: '2026-11-18',
  completedDate: null,
  isPeriodic: false,
  ...of,
});

const done = (time: string): Partial<StoryTask> => ({ completedDate: `2026-11-18T${time}:00Z` });

const ruleOf = ({ id, childId, name, icon, dueDate }: StoryTask): RuleRecord => ({
  id,
  childId,
  name,
  icon,
  createdOn: dueDate,
  period: { frequency: '52', weekDays: [weekDayOf(dueDate)] },
});

const doneDayOf = ({ id, childId, name, icon, dueDate, completedDate }: StoryTask): DayRecord[] =>
  completedDate === null
    ? []
    : [{ ruleId: id, ruleDay: dueDate, dueDate, childId, name, icon, completedDate, status: 'completed' }];

/** The children of the lively family with these tasks, and nothing else to do. */
export const familyDoing = (...tasks: readonly StoryTask[]): FamilyFixture => {
  const periodicOnes = tasks.filter(({ isPeriodic }) => isPeriodic);
  return {
    children,
    tasks: tasks.filter(({ isPeriodic }) => !isPeriodic).map(({ isPeriodic: _isPeriodic, ...one }) => one),
    scheduledTasks: periodicOnes.map(ruleOf),
    doneDays: periodicOnes.flatMap(doneDayOf),
  };
};

const periodic = { isPeriodic: true } as const;
const MONDAY = { dueDate: '2026-11-16' } as const;
const TUESDAY = { dueDate: '2026-11-17' } as const;

/** The tasks of a full Wednesday: three of seven done, something left from Tuesday and from last week. */
export const tasksOfFullDay: readonly StoryTask[] = [
  task('Sözlüğü kitaplığa kaldır', { icon: '📚', dueDate: '2026-11-12' }),
  task('Yatağını topla', { ...MONDAY, ...periodic, icon: '🛏️', completedDate: '2026-11-16T05:10:00Z' }),
  task('Piyano çalış', { ...MONDAY, ...periodic, icon: '🎵', completedDate: '2026-11-16T15:10:00Z' }),
  task('Yatağını topla', { ...TUESDAY, ...periodic, icon: '🛏️', completedDate: '2026-11-17T05:12:00Z' }),
  task('Mutfağı süpür', { ...TUESDAY, icon: '🧹' }),
  task('Yatağını topla', { ...periodic, ...done('05:05'), icon: '🛏️' }),
  task('Kahvaltı sofrasını kur', { ...periodic, ...done('05:20'), icon: '🍽️' }),
  task('Okula hazırlan', { ...periodic, ...done('05:45'), icon: '🏃' }),
  task('20 dakika kitap oku', { ...periodic, icon: '📚' }),
  task('Piyano çalış', { ...periodic, icon: '🎵' }),
  task('Odanı süpür', { icon: '🧹' }),
  task('Anneanneye resim çiz', { icon: '🎨' }),
  task('Yatağını topla', { ...periodic, icon: '🛏️', dueDate: '2026-11-19' }),
  task('Doğum günü kartı yaz', { icon: '✏️', dueDate: '2026-11-20' }),
  task('Spor çantanı hazırla', { ...periodic, icon: '🏃', dueDate: '2026-11-22' }),
  task('Oyuncakları topla', { childId: 'can', icon: '🎮' }),
];

/** The children on that Wednesday. */
export const fullDay: FamilyFixture = familyDoing(...tasksOfFullDay);

/** A day with two tasks, for stories that finish it. */
export const shortDay: FamilyFixture = familyDoing(
  task('Çiçekleri sula', { icon: '🧹' }),
  task('Sofrayı kur', { ...periodic, icon: '🍽️' }),
);

/** Homework of Elif's that is due on Wednesday, unless told. */
export const homeworkOf = (title: string, of: Partial<HomeworkRecord> = {}): HomeworkRecord => ({
  id: `homework-${String(++count).padStart(4, '0')}`,
  childId: 'elif',
  subject: 'Matematik',
  title,
  description: null,
  teacher: null,
  book: null,
  page: '45–46',
  dueDate: '2026-11-18',
  status: 'active',
  completedAt: null,
  ...of,
});

/** The card of a task, found by its name. */
export const cardOf = async (canvas: Canvas, name: string): Promise<Canvas> =>
  within(await canvas.findByRole('article', { name }));

/** The card of the one next thing on a child's day; after a tick it praises for a moment before it comes. */
export const nextCard = async (canvas: Canvas, name: string): Promise<Canvas> =>
  within(await canvas.findByRole('region', { name }));

/** The names in a list of tasks, in order. */
export const namesIn = (list: HTMLElement): (string | null)[] =>
  within(list)
    .getAllByRole('article')
    .map((card) => within(card).getByRole('heading').textContent);

/** The headings of the groups of the family's list, in order. */
export const groupsIn = (canvas: Canvas): (string | null)[] =>
  canvas.getAllByRole('heading', { level: 2 }).map((heading: HTMLElement) => heading.textContent.replace(/\s+/g, ' '));

/** Unfolds what is done already in the family's list. */
export const unfoldDoneOfFamily = async (canvas: Canvas): Promise<void> =>
  userEvent.click(await canvas.findByRole('button', { name: /^Bitenler/, expanded: false }));

/** Unfolds what is done today, and gives its list. */
export const unfoldDone = async (
  canvas: Canvas,
  userEvent: { click(element: Element): Promise<void> },
): Promise<HTMLElement> => {
  await userEvent.click(await canvas.findByRole('button', { name: /^Bitenler/, expanded: false }));
  return canvas.findByRole('list', { name: 'Bitenler' });
};

/** The comb of the day, once it says so much. */
export const combOf = (canvas: Canvas, done: number, all: number): Promise<HTMLElement> =>
  canvas.findByRole('group', { name: `Bugünün peteği: ${all} işten ${done} tanesi tamam` });

/** A family without children that has seen the onboarding already, so that other screens stay open. */
export const onboarded = (worker: Worker): void =>
  worker.use(
    http.get('*/api/users/onboarding-status', () => HttpResponse.json({ needsOnboarding: false, childrenCount: 0 })),
  );

interface Worker {
  use(...handlers: RequestHandler[]): void;
}

/** Writes down method and address, with search params, of the calls that are made from now on; they are answered as before. */
export const recordAddresses = (worker: Worker): string[] => {
  const calls: string[] = [];
  worker.use(
    http.all('*/api/*', ({ request }) => {
      const { pathname, search } = new URL(request.url);
      calls.push(`${request.method} ${pathname}${search}`);
    }),
  );
  return calls;
};

/** Whether a call completes a task, by what `recordAddresses` has of it. */
export const isTick = (call: string): boolean => /^PUT \/api\/tasks\/[^/]+\/status$/.test(call);
