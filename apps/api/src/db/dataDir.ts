/** What stands in a data folder: the embedded database, who has it open, the server's secret, and mails as files. */
export const DATABASE = 'db';
export const LOCK = 'db.lock';
export const SECRET = 'session-secret';
export const OUTBOX = 'outbox';
/** Copies made before migrations, and what a restore has replaced. */
export const BACKUPS = 'backups';
