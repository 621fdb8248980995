/** What stands in a data folder: the embedded database, who has it open, the server's secret, and mails as files. */
export const DATABASE = 'db';
export const LOCK = 'db.lock';
/** The socket at which an operator's commands ask the running server. */
export const DOOR = 'admin.sock';
export const SECRET = 'session-secret';
export const OUTBOX = 'outbox';
/** Copies made before migrations, and what a restore has replaced. */
export const BACKUPS = 'backups';
/** Says that the folder serves, and which database: from then on less than that is a loss. */
export const MARK = 'kovan.json';
/** What the first start makes; while it is there without the mark, nothing was acknowledged yet. */
export const FIRST = 'first.new';
