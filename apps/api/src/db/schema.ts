/** Every table; one file a subject in `schema/`. */
export * from './schema/devices.ts';
export * from './schema/family.ts';
export * from './schema/homework.ts';
export * from './schema/idempotency.ts';
export * from './schema/identity.ts';
export * from './schema/invitations.ts';
export * from './schema/limits.ts';
export * from './schema/localProvider.ts';
export * from './schema/outbox.ts';
export * from './schema/tasks.ts';
