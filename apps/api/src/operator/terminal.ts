import { createInterface } from 'node:readline';

/** Says something at the terminal and gives the line that is typed then; `null` where the input has ended. */
export const promptAt = (
  input: NodeJS.ReadableStream,
  output: NodeJS.WritableStream,
  said: string,
): Promise<string | null> =>
  new Promise((resolve) => {
    const lines = createInterface({ input });
    output.write(said);
    lines.once('line', (line) => {
      resolve(line);
      lines.close();
    });
    lines.once('close', () => resolve(null));
  });
