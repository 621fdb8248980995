import { type MutationOptions, useQueryClient } from '@tanstack/react-query';
import { useStable } from '../components/useStable.ts';

/**
 * Sends for somebody who waits at a form; rejects with the error, which the cache has logged. By no hook of the library, which
 * would draw the screen and its form anew when it begins and when it is over.
 */
export const useSending = <Answer, Input>(
  options: MutationOptions<Answer, Error, Input>,
): ((input: Input) => Promise<Answer>) => {
  const client = useQueryClient();
  return useStable((input) => client.getMutationCache().build(client, options).execute(input));
};
