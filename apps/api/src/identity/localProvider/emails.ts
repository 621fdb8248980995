import { ToolkitError } from './toolkitError.ts';

const MAX_LENGTH = 254;
const SHAPE =
  /^[^\s@<>()[\]\\,;:"\p{Cc}\p{Surrogate}]{1,64}@[^\s@<>()[\]\\,;:"\p{Cc}\p{Surrogate}]+\.[^\s@.<>()[\]\\,;:"\p{Cc}\p{Surrogate}]+$/u;

/** The address as accounts are found by: lower-cased. Refuses what cannot be an address. */
export const normalEmail = (email: string): string => {
  const normal = email.trim().toLowerCase();
  if (normal === '') throw new ToolkitError('MISSING_EMAIL');
  if (normal.length > MAX_LENGTH || !SHAPE.test(normal)) throw new ToolkitError('INVALID_EMAIL');
  return normal;
};
