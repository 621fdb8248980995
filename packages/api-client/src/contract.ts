/** What travels on the wire: schemas, types and calls, shared by client, server, mocks and OpenAPI. */
export * from './contract/access.ts';
export * from './contract/auth.ts';
export * from './contract/call.ts';
export * from './contract/calls.ts';
export * from './contract/children.ts';
export * from './contract/common.ts';
export * from './contract/dashboard.ts';
export * from './contract/fields.ts';
export * from './contract/homework.ts';
export * from './contract/homeworkCalls.ts';
export * from './contract/homeworkNames.ts';
export * from './contract/language.ts';
export * from './contract/problem.ts';
export * from './contract/report.ts';
export * from './contract/settings.ts';
export * from './contract/tasks.ts';
export { z } from './contract/zod.ts';
