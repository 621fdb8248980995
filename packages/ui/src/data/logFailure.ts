const textOf = (error: unknown, property: string): string | undefined => {
  if (typeof error !== 'object' || error === null || !(property in error)) return undefined;
  const value: unknown = error[property as keyof typeof error];
  return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;
};

/**
 * Writes a failure to the console: what was tried, the status and the code, and nothing that a person typed or that
 * names a person. Calls that were taken back are no failures.
 */
export const logFailure = (operation: string, error: unknown): void => {
  if (textOf(error, 'kind') === 'aborted') return;
  const facts = ['kind', 'status', 'code']
    .map((property) => [property, textOf(error, property)] as const)
    .filter(([, value]) => value !== undefined)
    .map(([property, value]) => `${property}=${value}`);
  console.error(
    `${operation} failed`,
    ...(facts.length > 0 ? facts : [error instanceof Error ? error.name : typeof error]),
  );
};

/** Says in the console, and nowhere else, what the specification wants said there. Never give it what people typed. */
export const logMessage = (message: string, reason?: string): void => {
  console.error(message, ...(reason === undefined ? [] : [reason]));
};
