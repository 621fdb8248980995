import type { Config } from '../../config.ts';
import { ProblemError, tooMany } from '../../http/problemError.ts';
import { addressKey, networkKey } from '../../limits/address.ts';
import type { Guessing } from '../../limits/guessing.ts';

/** How long the first pause is that too many wrong codes bring. */
const PAUSE_SECONDS = 30;

/** A whole network of IPv6 may be wrong as many times more often. */
const NETWORK_TIMES = 10;

/**
 * Holds back whoever guesses codes of invitations, as signing in does: work that ends in a 404 was a wrong guess of this
 * address.
 */
export const createTryCode =
  ({ guessing, config }: { guessing: Guessing; config: Pick<Config, 'limits'> }) =>
  async <Answer>(address: string, work: () => Promise<Answer>): Promise<Answer> => {
    const max = config.limits.signIn;
    const network = networkKey(address);
    const attempt = await guessing.begin([
      ...(network === null ? [] : [{ name: 'invitation network', key: network, max: max * NETWORK_TIMES }]),
      { name: 'invitation address', key: addressKey(address), max },
    ]);
    if (!attempt) throw tooMany(PAUSE_SECONDS);
    try {
      const answer = await work();
      await attempt.takeBack();
      return answer;
    } catch (error) {
      const isWrong = error instanceof ProblemError && error.code === 'NOT_FOUND';
      await (isWrong ? attempt.failed() : attempt.takeBack());
      throw error;
    }
  };
