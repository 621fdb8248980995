import { fileURLToPath } from 'node:url';

/** Where the migrations stand: beside this file in the sources, beside the bundle when built. */
export const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url));
