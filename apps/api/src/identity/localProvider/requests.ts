import { z } from '@kovan/api-client/contract';
import { ToolkitError } from './toolkitError.ts';

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
