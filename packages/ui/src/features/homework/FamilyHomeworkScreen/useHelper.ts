import type { HomeworkField } from '@kovan/domain/fields';
import { TEXT_LIMITS } from '@kovan/domain/limits';
import { seen } from '@kovan/domain/seen';
import { charactersIn } from '@kovan/domain/text';
import { useState } from 'react';
import { useUnsent } from '../../../forms/useUnsent.ts';
import { useReadSentence } from '../mutations.ts';
import { draftOfGenerated, type HomeworkDraft } from './homeworkForm.ts';

/** What stands below the buttons of the helper's section. */
export type HelperProblem = 'emptyText' | 'callFailed' | 'nothingGenerated';

/** The AI helper's section: a sentence, what was read from it, and what went wrong. */
export const useHelper = (onFill: (draft: HomeworkDraft) => void, sharedText: string) => {
  const [freeText, setFreeText] = useState(sharedText);
  const [generated, setGenerated] = useState<HomeworkDraft | null>(null);
  const [problem, setProblem] = useState<HelperProblem | null>(null);

  // Of what stands there: the call itself forgets it once another sentence is read.
  const [isReadOutside, setIsReadOutside] = useState(false);
  const { mutate, isPending } = useReadSentence();
  const { isFilled } = useUnsent('sentence', {
    read: () => (freeText === '' ? undefined : { freeText }),
    write: (typed) => setFreeText(String(typed['freeText'])),
  });

  const words = seen(freeText);
  // A text that was pasted or shared is cut by its writer, not in silence.
  const isTooLong = charactersIn(words) > TEXT_LIMITS.freeText;

  return {
    /** It holds what was being written when the session ran out. */
    isFilled,
    freeText,
    /** Nothing of it is seen. */
    isBlank: words === '',
    isTooLong,
    generated,
    problem,
    isGenerating: isPending,
    /** A model outside the server read the sentence (decisions.md, AI helper). */
    isReadOutside,
    write: (text: string) => {
      setFreeText(text);
      setProblem(null);
    },
    generate: () => {
      if (isPending || isTooLong) return;
      if (words === '') setProblem('emptyText');
      else {
        setProblem(null);
        mutate(words, {
          onSuccess: (reading, sentence) => {
            setGenerated(draftOfGenerated(reading, sentence));
            // Whoever pressed before it was there was told that there is nothing.
            setProblem(null);
            setIsReadOutside(reading.engine === 'model');
          },
          onError: () => setProblem('callFailed'),
        });
      }
    },
    edit: (field: HomeworkField, text: string) => setGenerated((draft) => draft && { ...draft, [field]: text }),
    fillForm: () => {
      setProblem(generated === null ? 'nothingGenerated' : null);
      if (generated) onFill(generated);
    },
    clear: () => {
      setGenerated(null);
      setProblem(null);
    },
  };
};

export type Helper = ReturnType<typeof useHelper>;
