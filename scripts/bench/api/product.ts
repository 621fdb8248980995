// What the bench needs of the product's own sources; bundled by product.mjs.
export { calls } from '../../../packages/api-client/src/contract/calls.ts';
export { dayIn } from '../../../packages/domain/src/days.ts';
export { byDayAndId, countOpenOccurrences, occurrencesIn } from '../../../packages/domain/src/occurrenceList.ts';
export { countedRange } from '../../../packages/domain/src/weeks.ts';
export { GatheringSocket } from '../../../apps/api/src/db/postgres/gatheringSocket.ts';
export { openDatabase } from '../../../apps/api/src/db/open.ts';
export { deriveKey } from '../../../apps/api/src/db/folder/secret.ts';
export { createHeaders } from '../../../apps/api/src/http/headers.ts';
export { createSessionTokens } from '../../../apps/api/src/identity/sessions/tokens.ts';
export { hashOfCode } from '../../../apps/api/src/modules/devices/codes.ts';
export { startPostgres } from '../../../apps/api/test/support/postgres.ts';
