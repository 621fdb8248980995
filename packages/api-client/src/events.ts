/** Following what changes in the family; loads by need. */
export { followEvents, type Heard, SILENT_MS } from './client/followEvents.ts';
