import type { ChangeKind } from '../../contract/changeKinds.ts';
import type { Day } from '@kovan/domain/days';
import type { SessionKind } from '@kovan/domain/sessionKinds';
import type { DoneDay } from '@kovan/domain/occurrenceList';
import type { User } from '../../contract/auth.ts';
import type { Child } from '../../contract/children.ts';
import type { AccountSession } from '../../contract/profile.ts';
import type { Device } from '../../contract/devices.ts';
import type { Homework } from '../../contract/homework.ts';
import type { ScheduledTask, Task } from '../../contract/tasks.ts';

/** A one-off task as it is kept: whether it is completed stands in `completedDate`, whether it is late is derived. */
export type TaskRecord = Omit<Task, 'status' | 'scheduledTaskId'>;

/** What was done about a day of a rule: completed, deleted, or shown otherwise than its rule says. */
export type DayRecord = DoneDay & Omit<TaskRecord, 'id'>;

/** A periodic task with the day that its weeks are counted from. */
export type RuleRecord = Omit<ScheduledTask, 'status' | 'isPeriodic'> & { createdOn: Day };

/** Homework with the moment of its completion, which the activities are made of. */
export type HomeworkRecord = Homework & { completedAt: string | null };

/** An invitation with its code. */
export interface InvitationRecord {
  readonly id: string;
  /** The user who invites. */
  readonly invitedBy: string;
  readonly code: string;
  readonly createdAt: string;
  readonly expiresAt: string;
}

/** A child's device; `code` until it is paired. */
export interface DeviceRecord extends Pick<Device, 'id' | 'name' | 'createdAt'> {
  readonly childIds: string[];
  readonly lastSeenOn: Day | null;
  readonly code: { readonly text: string; readonly expiresAt: number } | null;
}

/** A session as it is kept. */
export interface SessionRecord {
  readonly id: string;
  readonly kind: SessionKind;
  /** The sign-in that bought it, where the directory tells; a device has none. */
  readonly signIn: string | null;
  /** The children that it may see; `null` for an adult's. */
  readonly childIds: readonly string[] | null;
  /** Whether too many wrong PINs were tried: none takes this browser back any more. */
  readonly pinLocked?: boolean;
  /** When it began, in milliseconds. */
  readonly since?: number;
  /** Whose it is, where the family has several adults. */
  readonly userId?: string;
  /** Where it is, as the list of sessions says it. */
  readonly browser?: string | null;
  readonly system?: string | null;
  readonly createdAt?: string;
  readonly lastSeenOn?: string;
}

/** What a family begins with. Lists may be left out; counters and activities always follow from them. */
export interface FamilyFixture {
  readonly user?: User;
  readonly children?: readonly Child[];
  readonly tasks?: readonly TaskRecord[];
  readonly scheduledTasks?: readonly RuleRecord[];
  readonly doneDays?: readonly DayRecord[];
  readonly homework?: readonly HomeworkRecord[];
  /** Adults beside `user`. */
  readonly adults?: readonly User[];
  readonly invitations?: readonly InvitationRecord[];
  /** Where `user` is signed in beside here. */
  readonly sessions?: readonly Omit<AccountSession, 'isThis'>[];
  readonly devices?: readonly DeviceRecord[];
  /** The signed-in adult's. */
  readonly pin?: string | null;
}

/** Somebody who follows what changes in a family. */
export interface Follower {
  readonly token: string;
  tell(kinds: readonly ChangeKind[]): void;
  end(): void;
}
