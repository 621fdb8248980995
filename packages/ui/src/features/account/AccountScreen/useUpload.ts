import { ApiError } from '@kovan/api-client';
import { MAX_FILE_BYTES } from '@kovan/api-client/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { sentenceOf } from '../../../data/sentenceOf.ts';
import { useToast } from '../../../providers/ToastProvider.tsx';
import { useImport } from '../mutations.ts';

/** Where in the file the first thing is that is wrong, and what. */
const placeIn = ({ fields = {} }: ApiError): string | undefined => {
  const [first] = Object.entries(fields);
  return first && first.join(': ');
};

const readJson = async (file: File): Promise<object> => {
  const content: unknown = JSON.parse(await file.text());
  if (typeof content !== 'object' || content === null) throw new SyntaxError('no object');
  return content;
};

/** Brings a file into an empty family, and says what came of it. */
export const useUpload = () => {
  const { t } = useTranslation('account');
  const bringIn = useImport();
  const { show } = useToast();
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  const say = (error: unknown) => {
    const place = error instanceof ApiError ? placeIn(error) : undefined;
    if (error instanceof SyntaxError) setFailure(t('account:data.noJson'));
    else setFailure(place === undefined ? sentenceOf(error, t('account:failed')) : t('account:data.wrong', { place }));
  };

  const send = async (file: File) => {
    if (file.size > MAX_FILE_BYTES) {
      // The server would hang up while the file is still on its way, before its sentence is read.
      setFailure(t('account:data.tooLarge', { megabytes: MAX_FILE_BYTES / 2 ** 20 }));
      return;
    }
    setIsBusy(true);
    setFailure(null);
    try {
      const { children, tasks, scheduledTasks, homework } = await bringIn(await readJson(file));
      show(
        t('account:data.imported', {
          children: t('account:data.children', { count: children }),
          tasks: t('account:data.tasks', { count: tasks + scheduledTasks }),
          homework: t('account:data.homework', { count: homework }),
        }),
      );
    } catch (error) {
      say(error);
    } finally {
      setIsBusy(false);
    }
  };
  return { isBusy, failure, send };
};
