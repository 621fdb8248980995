export function emptyDatabase(): Promise<string>;
