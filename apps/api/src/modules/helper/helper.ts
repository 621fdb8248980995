import type { GenerateAnswer } from '@kovan/api-client/contract';
import type { Day } from '@kovan/domain/days';
import { DAY_SECONDS } from '@kovan/domain/durations';
import type { Limits } from '../../limits/limits.ts';
import { readSentence } from './embedded/readSentence.ts';
import type { ReadByModel } from './modelEngine.ts';

interface HelperDeps {
  readonly limits: Limits;
  /** `null` when no model is configured. */
  readonly readByModel: ReadByModel | null;
  /** Calls to the model a day, of all families together. */
  readonly dailyLimit: number;
  /** Told why a model did not serve: the class of the error, never the sentence. */
  readonly onModelFailure: (reason: string) => void;
}

/**
 * Turns one sentence into homework fields (decisions.md, AI helper): by the model where one is configured and within
 * its daily limit, else, and whenever the model fails, by the embedded engine. A missing description is the sentence.
 */
export const createHelper = ({ limits, readByModel, dailyLimit, onModelFailure }: HelperDeps) => {
  const byModel = async (freeText: string, today: Day): Promise<GenerateAnswer | null> => {
    if (readByModel === null || dailyLimit === 0) return null;
    if (!(await limits.take('model', 'all', dailyLimit, DAY_SECONDS)).allowed) return null;
    try {
      const data = await readByModel(freeText, today);
      return { success: true, data: { ...data, description: data.description ?? freeText }, engine: 'model' };
    } catch (error) {
      onModelFailure(error instanceof Error ? error.name : 'unknown');
      return null;
    }
  };

  return async (freeText: string, today: Day): Promise<GenerateAnswer> =>
    (await byModel(freeText, today)) ?? { success: true, data: readSentence(freeText, today), engine: 'embedded' };
};
