/** The locks of one browser, which its tabs share, for tests: the environment has none. */
export const createTestLocks = () => {
  const held = new Set<string>();
  const waiting: { readonly name: string; readonly go: () => void }[] = [];
  const leave = (name: string) => {
    held.delete(name);
    const at = waiting.findIndex((one) => one.name === name);
    if (at >= 0) waiting.splice(at, 1)[0]?.go();
  };
  const enter = (name: string, signal: AbortSignal | undefined) =>
    new Promise<void>((go, reject) => {
      waiting.push({ name, go });
      signal?.addEventListener('abort', () => {
        const at = waiting.findIndex((one) => one.go === go);
        if (at >= 0) waiting.splice(at, 1);
        reject(new DOMException('given up', 'AbortError'));
      });
    });
  return {
    query: async () => ({ held: [...held].map((name) => ({ name })) }),
    request: async <Result>(
      name: string,
      ...rest: [() => Promise<Result>] | [{ signal: AbortSignal }, () => Promise<Result>]
    ): Promise<Result> => {
      const [options, work] = rest.length === 1 ? [undefined, rest[0]] : rest;
      while (held.has(name)) await enter(name, options?.signal);
      held.add(name);
      try {
        return await work();
      } finally {
        leave(name);
      }
    },
  };
};
