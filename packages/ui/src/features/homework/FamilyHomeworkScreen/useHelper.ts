import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '../../../providers/ApiProvider.tsx';
import { draftOf } from './generated.ts';
import type { DraftField, HomeworkDraft } from './homeworkForm.ts';

/** What stands below the buttons of the helper's section. */
export type HelperProblem = 'emptyText' | 'callFailed' | 'nothingGenerated';

/** The AI helper's section: a sentence, what was read from it, and what went wrong (V-32 to V-34, X-24). */
export const useHelper = (onFill: (draft: HomeworkDraft) => void) => {
  const api = useApi();
  const [freeText, setFreeText] = useState('');
  const [generated, setGenerated] = useState<HomeworkDraft | null>(null);
  const [problem, setProblem] = useState<HelperProblem | null>(null);

  const { mutate, isPending, data } = useMutation({
    meta: { operation: 'homework.generateFields' },
    mutationFn: (sentence: string) => api.homework.generateFields(sentence),
    onMutate: () => setProblem(null),
    onSuccess: (reading, sentence) => setGenerated(draftOf(reading, sentence)),
    onError: () => setProblem('callFailed'),
  });

  return {
    freeText,
    generated,
    problem,
    isGenerating: isPending,
    /** A model outside the server read the sentence (decisions.md, AI helper). */
    isReadOutside: generated !== null && data?.engine === 'model',
    write: (text: string) => {
      setFreeText(text);
      setProblem(null);
    },
    generate: () => {
      if (isPending) return;
      if (freeText.trim() === '') setProblem('emptyText');
      else mutate(freeText.trim());
    },
    edit: (field: DraftField, text: string) => setGenerated((draft) => draft && { ...draft, [field]: text }),
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
