// What the soak of streams needs of the app's own sources; bundled by streams.mjs.
export { createApiClient } from '../../../packages/api-client/src/client/createApiClient.ts';
export { followEvents } from '../../../packages/api-client/src/client/followEvents.ts';
export { keepFollowing } from '../../../packages/ui/src/data/live/keepFollowing.ts';
