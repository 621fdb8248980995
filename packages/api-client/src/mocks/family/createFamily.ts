import type { Day } from '@kovan/domain/days';
import type { User } from '../../contract/auth.ts';
import type { Child } from '../../contract/children.ts';
import type { GeneratedFields } from '../../contract/homework.ts';
import { livelyFamily } from '../fixtures/livelyFamily.ts';
import { parent } from '../fixtures/parent.ts';
import { readFixedSentence } from '../fixtures/sentences.ts';
import { storyNow } from '../fixtures/storyClock.ts';
import type {
  DayRecord,
  DeviceRecord,
  FamilyFixture,
  Follower,
  HomeworkRecord,
  InvitationRecord,
  RuleRecord,
  TaskRecord,
  SessionRecord,
} from './records.ts';

export interface FamilyOptions {
  /** The family's clock; the stories' one, which stands still, unless told. */
  now?(): Date;
  /** The zone of a call that names none. */
  timeZone?: string;
  /** What the helper reads from a sentence; a fixed reading unless told. */
  readSentence?(freeText: string, today: Day): GeneratedFields;
}

/** A family in memory: what is kept of it, and what it needs from outside. Tests and stories may look into it. */
export interface Family {
  /** For whom it was made. */
  readonly user: User;
  /** Who is in it; `home` is the family that was made for them. */
  readonly people: { readonly user: User; readonly home: Family; readonly joinedAt: string | null }[];
  /** Where its `user` lives by now: `null` for here. Erased, nobody signs in as them. */
  readonly lives: { in: Family | null; isErased: boolean };
  readonly invitations: InvitationRecord[];
  readonly children: Child[];
  readonly tasks: TaskRecord[];
  readonly rules: RuleRecord[];
  readonly homework: HomeworkRecord[];
  /** What was done about days of rules; every other occurrence follows from its rule. */
  readonly doneDays: DayRecord[];
  readonly devices: DeviceRecord[];
  /** The PIN that takes a lent browser back, and when wrong ones were tried, in milliseconds. */
  readonly pin: { text: string | null; wrong: number[] };
  /** When reports were sent, in milliseconds. */
  readonly reportsSent: number[];
  /** The sessions that were begun, by their tokens. */
  readonly sessions: Map<string, SessionRecord>;
  /** Tokens of sessions that were ended. */
  readonly endedTokens: Set<string>;
  /** Sign-ins whose browser is lent: they buy nothing until it is given back. */
  readonly lentSignIns: Set<string>;
  /** Sign-ins that were signed out: they buy no new session. */
  readonly endedSignIns: Set<string>;
  /** What creating calls with an `Idempotency-Key` answered. */
  readonly answered: Map<string, { readonly sent: string; readonly answer: unknown; readonly at: number }>;
  /** Who follows what changes. */
  readonly followers: Set<Follower>;
  readonly timeZone: string;
  now(): Date;
  readSentence(freeText: string, today: Day): GeneratedFields;
  /** An id that was not given before, and sorts behind those that were. */
  newId(): string;
}

let made = 0;
const newId = (): string => `yeni-${String(++made).padStart(9, '0')}-${crypto.randomUUID()}`;

/** Makes a family from a fixture; the fixture itself stays as it is. */
export const createFamily = (fixture: FamilyFixture = livelyFamily, options: FamilyOptions = {}): Family => {
  const copy = structuredClone(fixture);
  const user = copy.user ?? { ...parent };
  const family: Family = {
    user,
    people: [],
    lives: { in: null, isErased: false },
    invitations: [...(copy.invitations ?? [])],
    children: [...(copy.children ?? [])],
    tasks: [...(copy.tasks ?? [])],
    rules: [...(copy.scheduledTasks ?? [])],
    homework: [...(copy.homework ?? [])],
    doneDays: [...(copy.doneDays ?? [])],
    devices: [...(copy.devices ?? [])],
    pin: { text: copy.pin ?? null, wrong: [] },
    reportsSent: [],
    sessions: new Map(),
    endedTokens: new Set(),
    lentSignIns: new Set(),
    endedSignIns: new Set(),
    answered: new Map(),
    followers: new Set(),
    timeZone: options.timeZone ?? 'Europe/Istanbul',
    now: options.now ?? storyNow,
    readSentence: options.readSentence ?? readFixedSentence,
    newId,
  };
  family.people.push({ user, home: family, joinedAt: null });
  for (const adult of copy.adults ?? []) {
    const home = createFamily({ user: adult, children: [] }, options);
    family.people.push({ user: adult, home, joinedAt: null });
    home.lives.in = family;
  }
  for (const { id, isLent, ...session } of copy.sessions ?? []) {
    const kind = isLent ? 'lent' : 'adult';
    const childIds = isLent ? family.children.map((child) => child.id) : null;
    family.sessions.set(`${kind}.${id}`, { id, kind, signIn: null, childIds, userId: user.id, ...session });
  }
  return family;
};
