import type { ChangeKind } from '@kovan/api-client/contract';
import { keys } from '../keys.ts';

type Key = readonly string[];

/** What is read anew when data of a kind changed elsewhere. */
const KEYS: Readonly<Record<ChangeKind, readonly Key[]>> = {
  children: [keys.children, keys.dashboard],
  tasks: [keys.tasks, keys.dashboard],
  homework: [keys.allHomework, keys.dashboard],
  breaks: [keys.tasks, keys.dashboard],
  honey: [keys.dashboard],
  family: [keys.people, keys.devices],
};

/** The beginnings of the keys of all that changes of these kinds make stale, each once. */
export const keysOfKinds = (kinds: readonly ChangeKind[]): readonly Key[] => [
  ...new Set(kinds.flatMap((kind) => KEYS[kind])),
];
