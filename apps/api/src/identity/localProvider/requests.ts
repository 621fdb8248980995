import { z } from '@kovan/api-client/contract';
import { seen } from '@kovan/domain/seen';
import { ToolkitError } from './toolkit.ts';

/** A text of a request: absent and `null` read as empty. */
const text = z.pipe(
  z.nullish(z.string()),
  z.transform((value) => value ?? ''),
);

/** A text whose absence means "leave it as it is". */
const change = z.pipe(
  z.nullish(z.string()),
  z.transform((value) => value ?? null),
);

export const SignUpBody = z.object({ email: text, password: text, displayName: text, idToken: text });
export const PasswordBody = z.object({ email: text, password: text });
export const IdTokenBody = z.object({ idToken: text });
export const IdpBody = z.object({ postBody: text, idToken: text });
export const SendCodeBody = z.object({ requestType: text, email: text, idToken: text });
export const ResetBody = z.object({ oobCode: text, newPassword: text });
export const UpdateBody = z.object({
  idToken: text,
  oobCode: text,
  email: change,
  displayName: change,
  photoUrl: change,
  password: change,
  deleteAttribute: z._default(z.array(z.string()), []),
});

/** The fields of the protocol that we know; others are passed over, as the original does. */
export const readBody = <T extends z.ZodMiniType>(schema: T, body: unknown): z.output<T> => {
  const parsed = z.safeParse(schema, body ?? {});
  if (!parsed.success) throw new ToolkitError('INVALID_REQUEST');
  return parsed.data;
};

const MAX_LENGTH = 254;
const SHAPE =
  /^[^\s@<>()[\]\\,;:"\p{Cc}\p{Surrogate}]{1,64}@[^\s@<>()[\]\\,;:"\p{Cc}\p{Surrogate}]+\.[^\s@.<>()[\]\\,;:"\p{Cc}\p{Surrogate}]+$/u;

/** What nobody sees in an address, which then reads as somebody else's, and what turns it around. */
const UNSEEN = /\p{Default_Ignorable_Code_Point}/u;

/** The address as accounts are found by: lower-cased. Refuses what cannot be an address. */
export const normalEmail = (email: string): string => {
  const normal = email.trim().toLowerCase();
  if (normal === '') throw new ToolkitError('MISSING_EMAIL');
  if (normal.length > MAX_LENGTH || !SHAPE.test(normal) || UNSEEN.test(normal)) throw new ToolkitError('INVALID_EMAIL');
  return normal;
};

const MAX_NAME_LENGTH = 200;
const MAX_URL_LENGTH = 2048;

/** A display name that can be stored: nothing that is no character, and not without end. */
export const fitName = (name: string): string =>
  seen([...name.replace(/[\p{Cc}\p{Surrogate}]/gu, '')].slice(0, MAX_NAME_LENGTH).join(''));

/** A picture's address, or nothing where it is none. */
export const fitUrl = (url: string): string =>
  url.length <= MAX_URL_LENGTH && URL.canParse(url) && /^https?:/i.test(url) ? new URL(url).href : '';
