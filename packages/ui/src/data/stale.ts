import type { ChangeKind } from '@kovan/api-client/contract';
import { keys } from './keys.ts';

type Key = readonly string[];

/** What a change of each kind makes stale, its own lists first: counters and activities count tasks and homework. */
export const STALE = {
  children: [keys.children, keys.dashboard],
  tasks: [keys.tasks, keys.dashboard],
  homework: [keys.allHomework, keys.dashboard],
  breaks: [keys.tasks, keys.dashboard],
  honey: [keys.dashboard],
  family: [keys.people, keys.devices],
} as const satisfies Record<ChangeKind, readonly Key[]>;

/** The beginnings of the keys of all that changes of these kinds make stale, each once. */
export const keysOfKinds = (kinds: readonly ChangeKind[]): readonly Key[] => [
  ...new Set(kinds.flatMap((kind): readonly Key[] => STALE[kind])),
];
