import type { ApiClient } from '@kovan/api-client';
import type { AiDemoEffects } from '@kovan/machines/aiDemo';
import { logFailure, logMessage } from '../../../data/logFailure.ts';
import { i18n } from '../../../i18n/i18n.ts';

const isInvalidAnswer = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'kind' in error && error.kind === 'invalidAnswer';

/** What the demo asks of the world: the helper without a token, words in the language shown, the console. */
export const demoEffects = (api: ApiClient): AiDemoEffects => {
  const { t } = i18n;
  return {
    generate: (freeText) => api.homework.generateFields(freeText, { anonymous: true }),
    texts: () => ({
      subject: t('landing:demo.general'),
      title: t('landing:demo.homework'),
      onFailure: [
        { title: t('landing:demo.failure.title'), description: t('landing:demo.failure.description') },
        {
          title: t('landing:demo.sample.title'),
          description: t('landing:demo.sample.description'),
          subject: 'Matematik',
          book: t('landing:demo.sample.book'),
          page: '45-46',
        },
      ],
    }),
    logFailure: (error) => {
      // Said in the console only; the visitor sees the two demo items.
      if (isInvalidAnswer(error)) logMessage(t('landing:demo.invalidAnswer'));
      logFailure('homework.generateFields', error);
    },
  };
};
