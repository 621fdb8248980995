export type { QueueEffects, QueueStore } from './effects.ts';
export { isStale, ofOwner, type QueueEntry, type QueueFailure, type Sent, type Settlement } from './entry.ts';
export { orderedStore } from './orderedStore.ts';
export { createQueueMachine, type QueueContext, type QueueEvent } from './queueMachine.ts';
