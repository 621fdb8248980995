import { ApiError } from '@kovan/api-client';
import { z } from '@kovan/api-client/contract';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import {
  type DefaultValues,
  type FieldErrors,
  type FieldValues,
  get,
  type Path,
  type PathValue,
  type Resolver,
  useForm,
  type UseFormReturn,
} from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Untold } from '../data/changes.ts';
import { sentenceOf } from '../data/sentenceOf.ts';
import { useToast } from '../providers/ToastProvider.tsx';
import { fieldSentence, type OwnSentences } from './fieldSentence.ts';
import { halfDatesOf, issuesOf, refusalsOf } from './issues.ts';
import { useUnsent } from './useUnsent.ts';

interface ContractFormOptions<Values extends FieldValues, Input> {
  /** Which form it is, and of what. */
  readonly name: string;
  readonly defaultValues: DefaultValues<Values>;
  /** What is to be changed as it stands by now: where somebody else changes it meanwhile, untouched fields follow. */
  readonly values?: Values;
  /** Reads, before it is saved, how that stands by now; undefined where it is gone. See `useFollowed`. */
  readonly readNow?: () => Promise<Values | undefined>;
  /** The form's fields in the order of the screen. */
  readonly fields: readonly Path<Values>[];
  /** What the contract takes. */
  readonly schema: z.ZodMiniType<Input>;
  /** What was typed, as the contract names it. */
  readonly toInput: (values: Values) => unknown;
  /** The form's name of what the contract calls so, where they differ. */
  readonly nameOf?: (name: string) => string;
  readonly sentences?: Partial<Record<Path<Values>, OwnSentences>>;
  /** That it could not be saved, in words: said over the screen that came instead where the form was left meanwhile. */
  readonly failed: string;
  /** Rejects with the call's error, already logged, when saving failed. */
  readonly save: (input: Input) => Promise<void>;
}

export interface ContractForm<Values extends FieldValues, Input = unknown> {
  readonly form: UseFormReturn<Values, unknown, Input>;
  /** Does nothing while the form is being saved, and after it was. */
  readonly submit: (event: FormEvent) => void;
  /** It holds what was typed before the session ran out. */
  readonly isFilled: boolean;
  /** It holds what nobody has saved, nor is saving. */
  readonly isTyped: boolean;
  readonly isBusy: boolean;
  readonly isDone: boolean;
  /** The last try to save failed; what was typed is still there. */
  readonly hasFailed: boolean;
  /** That, in the form's own words. */
  readonly failed: string;
  /** What the server said of the last try that failed. */
  readonly serverMessage: string | undefined;
  /** What is wrong with a field, in words; undefined where nothing is. */
  readonly messageOf: (field: Path<Values>) => string | undefined;
  /** Takes back what was said of the last try. */
  readonly clear: () => void;
}

/** Whoever is at the sign-in by now has nothing to do with what was typed before. */
const isSignedOutBy = (error: unknown) => error instanceof ApiError && error.status === 401;

/** How a form follows what somebody else changes: what was touched stays. */
const FOLLOWING = { keepDirtyValues: true, keepErrors: true, keepIsSubmitted: true };

/**
 * A form that is checked by the contract's own schema. Where that or the server refuses it, each field says what is wrong
 * with it and the first one has the focus; what was typed stays.
 */
export const useContractForm = <Values extends FieldValues, Input>({
  name,
  defaultValues,
  values,
  readNow,
  fields,
  schema,
  toInput,
  nameOf,
  sentences,
  failed,
  save,
}: ContractFormOptions<Values, Input>): ContractForm<Values, Input> => {
  const { t } = useTranslation(['common', 'forms']);
  const { show } = useToast();
  // What is sent, or waits in the queue, is not to be typed again.
  const standing = useRef<'open' | 'sending' | 'sent'>('open');
  const isLeft = useRef(false);
  useEffect(() => {
    isLeft.current = false;
    return () => {
      isLeft.current = true;
    };
  }, []);
  // The library’s own ends early, where `values` change while the form is being saved.
  const [isBusy, setIsBusy] = useState(false);
  const [isDone, setIsDone] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);

  const resolver: Resolver<Values, unknown, Input> = (typed, _, { fields: controls }) => {
    const parsed = z.safeParse(schema, toInput(typed));
    const halfDates = halfDatesOf(fields, controls);
    if (parsed.success && Object.keys(halfDates).length === 0) return { values: parsed.data, errors: {} };
    const issues = parsed.error ? issuesOf(parsed.error, typed, fields, nameOf) : {};
    return { values: {}, errors: { ...issues, ...halfDates } as FieldErrors<Values> };
  };

  const form = useForm<Values, unknown, Input>({
    defaultValues,
    ...(values && { values }),
    resetOptions: FOLLOWING,
    resolver,
    // In the order of registration, which is not that of the page.
    shouldFocusError: false,
  });
  const { isFilled, keep, hasExpired } = useUnsent(name, {
    read: () => {
      if (standing.current !== 'open') return undefined;
      const touched = fields.filter((field) => form.getFieldState(field).isDirty);
      return touched.length === 0
        ? undefined
        : Object.fromEntries(touched.map((field) => [field, form.getValues(field)]));
    },
    write: (typed) => {
      for (const field of fields.filter((one) => one in typed))
        form.setValue(field, typed[field] as PathValue<Values, Path<Values>>, { shouldDirty: true });
    },
  });
  const focusFirst = (isWrong: (field: Path<Values>) => boolean) => {
    const first = fields.find(isWrong);
    if (first) form.setFocus(first);
  };

  const showFailure = (error: unknown) => {
    setFailure(error);
    const refused = refusalsOf(error, fields, nameOf);
    for (const [field, message] of refused) form.setError(field, { type: 'server', message });
    focusFirst((field) => refused.has(field));
  };

  /** What is sent says all fields: those that nobody has touched as they stand by now, also where no news has come yet. */
  const latest = async (input: Input): Promise<Input> => {
    const now = await readNow?.();
    if (now === undefined) return input;
    form.reset(now, FOLLOWING);
    return z.parse(schema, toInput(form.getValues()));
  };

  const send = async (input: Input) => {
    setFailure(null);
    try {
      await save(await latest(input));
      standing.current = 'sent';
      setIsDone(true);
    } catch (error) {
      // Whoever's session is over finds it sent, not typed, after signing in.
      const waits = error instanceof Untold && (isLeft.current || hasExpired());
      standing.current = waits ? 'sent' : 'open';
      if (waits) return;
      if (!isLeft.current) showFailure(error);
      else if (isSignedOutBy(error)) keep();
      else show(sentenceOf(error, failed), { tone: 'error' });
    }
  };

  return {
    form,
    submit: (event) => {
      event.preventDefault();
      if (standing.current !== 'open') return;
      standing.current = 'sending';
      setIsBusy(true);
      const check = form.handleSubmit(send, (errors) => focusFirst((field) => field in errors));
      void check().finally(() => {
        if (standing.current === 'sending') standing.current = 'open';
        setIsBusy(false);
      });
    },
    isFilled,
    isTyped: form.formState.isDirty && !isBusy && !isDone,
    isBusy,
    isDone,
    hasFailed: failure !== null,
    failed,
    serverMessage: failure instanceof ApiError ? failure.serverMessage : undefined,
    // Asked for the field's state, the library would draw the form anew for each field that is touched or left.
    messageOf: (field) => fieldSentence(get(form.formState.errors, field), sentences?.[field], t),
    clear: () => {
      form.clearErrors();
      setFailure(null);
    },
  };
};
