/** What the bundle of the server leaves to be installed: these load files from where they are, WebAssembly, native code, worker scripts. */
export const EXTERNAL = ['@electric-sql/pglite', '@node-rs/argon2', 'pg', 'pino'];
