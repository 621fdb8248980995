import type { TFunction } from 'i18next';
import type { Entry } from '../../data/queue/work.ts';
import { registerQueueTexts } from './texts.ts';

registerQueueTexts();

interface Refusal {
  readonly status: number | undefined;
  /** The server's own sentence. */
  readonly said: string | undefined;
  readonly isChild: boolean;
}

/** What people are told of something that had to wait and was refused: what it was, and what became of it. */
export const refusalOf = (
  t: TFunction<['queue', 'common']>,
  { work }: Pick<Entry, 'work'>,
  { status, said, isChild }: Refusal,
): string => {
  const { name } = work;
  const reason = said === undefined ? '' : ` ${said}`;
  if (!('to' in work)) return `${t('queue:refused.added', { name })}${reason}`;
  // Of something deleted the sentence says enough.
  if (status === 404) return isChild ? t('queue:refused.deletedChild', { name }) : t('queue:refused.deleted', { name });
  return `${isChild ? t('queue:refused.tickChild', { name }) : t('queue:refused.tick', { name })}${reason}`;
};
