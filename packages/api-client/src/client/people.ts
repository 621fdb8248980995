import { SLOWEST_BYTES_PER_SECOND } from '@kovan/domain/limits';
import type { Session, User } from '../contract/auth.ts';
import { fileCalls, type FamilyFile, type ImportCounts, MAX_FILE_BYTES } from '../contract/familyFile.ts';
import { type InvitationLook, type NewInvitation, type People, peopleCalls } from '../contract/people.ts';
import { type AccountSession, type ERASE_WORDS, type NameInput, profileCalls } from '../contract/profile.ts';
import type { RequestOptions } from './options.ts';
import type { Request } from './request.ts';

/** As long as the server waits for the largest file over the slowest line, and a little for its own work. */
const FILE_TIMEOUT_MS = (MAX_FILE_BYTES / SLOWEST_BYTES_PER_SECOND) * 1000 + 60_000;

/** The adults of the family, and how one joins and leaves. */
export const peopleClient = (request: Request) => ({
  show: async (options?: RequestOptions): Promise<People> => (await request.answer(peopleCalls.show, options)).data,
  /** Its link is told here and never again. */
  invite: async (options?: RequestOptions): Promise<NewInvitation> =>
    (await request.answer(peopleCalls.invite, options)).data,
  withdraw: (id: string, options?: RequestOptions): Promise<void> =>
    request.done(peopleCalls.withdraw, { ...options, params: { id } }),
  /** Who invites by this code; needs no token. */
  look: async (code: string, options?: RequestOptions): Promise<InvitationLook> =>
    (await request.answer(peopleCalls.look, { ...options, body: { code } })).data,
  /** Moves the signed-in user into that family; the token of before is of no use any more. */
  join: (code: string, options?: RequestOptions): Promise<Session> =>
    request.answer(peopleCalls.join, { ...options, body: { code } }),
  /** Removes an adult; oneself, it is leaving. */
  removeAdult: (id: string, options?: RequestOptions): Promise<void> =>
    request.done(peopleCalls.removeAdult, { ...options, params: { id } }),
});

/** The signed-in user's own account. */
export const profileClient = (request: Request) => ({
  rename: async (name: NameInput, options?: RequestOptions): Promise<User> =>
    (await request.answer(profileCalls.rename, { ...options, body: name })).data,
  /** Where the account is signed in, the latest seen first. */
  sessions: async (options?: RequestOptions): Promise<AccountSession[]> =>
    (await request.answer(profileCalls.sessions, options)).data,
  endSession: (id: string, options?: RequestOptions): Promise<void> =>
    request.done(profileCalls.endSession, { ...options, params: { id } }),
  endOtherSessions: (options?: RequestOptions): Promise<void> => request.done(profileCalls.endOtherSessions, options),
  /** Erases the account of an adult among others, by the ID token of a fresh sign-in. */
  erase: (idToken: string, options?: RequestOptions): Promise<void> =>
    request.done(profileCalls.erase, { ...options, body: { id_token: idToken } }),
  /** Erases the whole family. */
  eraseFamily: (idToken: string, confirm: (typeof ERASE_WORDS)[number], options?: RequestOptions): Promise<void> =>
    request.done(profileCalls.eraseFamily, { ...options, body: { id_token: idToken, confirm } }),
});

/** Taking the family along, and bringing it in. */
export const fileClient = (request: Request) => ({
  export: (options?: RequestOptions): Promise<FamilyFile> =>
    request.answer(fileCalls.export, { ...options, timeoutMs: FILE_TIMEOUT_MS }),
  /** A file as it was read; what is wrong with it, the server says. */
  import: async (file: unknown, options?: RequestOptions): Promise<ImportCounts> =>
    (await request.answer(fileCalls.import, { ...options, body: file, timeoutMs: FILE_TIMEOUT_MS })).data,
});
