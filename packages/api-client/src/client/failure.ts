import { z } from '../contract/zod.ts';
import { englishName } from '../contract/homeworkNames.ts';
import { ApiError } from './apiError.ts';

/** An error answer as far as a backend gives it: ours gives all of it, another may give `error` alone. */
const ErrorAnswerSchema = z.object({
  error: z.catch(z.optional(z.string()), undefined),
  code: z.catch(z.optional(z.string()), undefined),
  fields: z.catch(z.optional(z.catchall(z.object({}), z.string())), undefined),
});

/** `Retry-After` in seconds from now; it stands as seconds or as a date (RFC 9110). */
const secondsOf = (header: string | null): number | undefined => {
  if (header === null) return undefined;
  const seconds = /^\d+$/.test(header.trim()) ? Number(header) : Math.ceil((Date.parse(header) - Date.now()) / 1000);
  return Number.isFinite(seconds) ? Math.max(0, seconds) : undefined;
};

/** Fields by the names that the forms know: `ders` → `subject`. */
const byEnglishName = (fields: Record<string, string> | undefined) =>
  fields && Object.fromEntries(Object.entries(fields).map(([name, sentence]) => [englishName(name), sentence]));

/** The error that an error answer becomes. `body` is its parsed JSON, or nothing when it was none. */
export const failureOf = (call: string, response: Response, body: unknown): ApiError => {
  const answer = z.safeParse(ErrorAnswerSchema, body);
  const problem = answer.success ? answer.data : undefined;
  return new ApiError('http', call, {
    status: response.status,
    code: problem?.code,
    serverMessage: problem?.error,
    fields: byEnglishName(problem?.fields),
    retryAfter: secondsOf(response.headers.get('Retry-After')),
  });
};
