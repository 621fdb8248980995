/** Following what changes in the family; loads by need. */
export { followEvents, type Heard } from './client/followEvents.ts';
