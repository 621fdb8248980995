export const ROOT: string;

export function run(
  command: string,
  args: readonly string[],
  options?: { live?: boolean; env?: Record<string, string>; cwd?: string; niceness?: number },
): Promise<{ code: number; output: string; seconds: number }>;
export function inParallel<Answer>(jobs: readonly (() => Promise<Answer>)[], width?: number): Promise<Answer[]>;
export function inSeconds(value: number): string;
