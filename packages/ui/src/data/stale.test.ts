import type { ChangeKind } from '@kovan/api-client/contract';
import { expect, it } from 'vitest';
import { keys } from './keys.ts';
import { keysOfKinds } from './stale.ts';

it('[LV-03] [PE-08] each kind of change has everything read anew that shows it', () => {
  const read: Record<ChangeKind, unknown> = {
    children: [keys.children, keys.dashboard],
    tasks: [keys.tasks, keys.dashboard],
    homework: [keys.allHomework, keys.dashboard],
    breaks: [keys.tasks, keys.dashboard],
    honey: [keys.dashboard],
    family: [keys.people, keys.devices],
  };
  for (const [kind, expected] of Object.entries(read))
    expect([kind, keysOfKinds([kind as ChangeKind])]).toEqual([kind, expected]);
});

it('[LV-03] several kinds at once have what they share read once', () => {
  expect(keysOfKinds(['tasks', 'homework'])).toEqual([keys.tasks, keys.dashboard, keys.allHomework]);
});
