import type { Feature } from './app.ts';

/** Every room of the server, each registered in a scope of its own. */
export const features: readonly Feature[] = [];
