import { assign, fromPromise, setup, type SnapshotFrom } from 'xstate';
import {
  type DemoAnswer,
  type DemoItem,
  type DemoTexts,
  isEveryItemDone,
  itemsOfAnswer,
  itemsOfFailure,
  toggled,
} from './demoItems.ts';

const STEP = 10;
const CAP = 90;

/** What the demo does to the world. */
export interface AiDemoEffects {
  /** Calls the helper without a token; rejects when the call fails or its answer is not valid. */
  generate(freeText: string): Promise<DemoAnswer>;
  /** The texts in the language shown at that moment. */
  texts(): DemoTexts;
  /** Told of a failed or invalid call; logs operation, status and code only. */
  logFailure(error: unknown): void;
}

export interface AiDemoContext {
  readonly text: string;
  readonly items: readonly DemoItem[];
  /** 0 to 100. */
  readonly progress: number;
}

export type AiDemoEvent =
  | { readonly type: 'text.changed'; readonly text: string }
  | { readonly type: 'generation.requested' }
  | { readonly type: 'item.toggled'; readonly id: string }
  /** 'Try the app'. */
  | { readonly type: 'results.hidden' }
  /** 'Start new demo'. */
  | { readonly type: 'demo.restarted' };

const EMPTY: AiDemoContext = { text: '', items: [], progress: 0 };

/** The demo of the landing page (product.md 4, AI demo). */
export const createAiDemoMachine = ({ generate, texts, logFailure }: AiDemoEffects) =>
  setup({
    types: { context: {} as AiDemoContext, events: {} as AiDemoEvent },
    actors: {
      generate: fromPromise<readonly DemoItem[], string>(async ({ input }) =>
        itemsOfAnswer(await generate(input), input, texts()),
      ),
    },
    guards: {
      hasText: ({ context }) => context.text.trim() !== '',
      finishesLast: ({ context, event }) =>
        event.type === 'item.toggled' && isEveryItemDone(toggled(context.items, event.id)),
    },
    actions: {
      write: assign(({ event }) => (event.type === 'text.changed' ? { text: event.text } : {})),
      begin: assign({ items: [], progress: 0 }),
      climb: assign({ progress: ({ context }) => Math.min(context.progress + STEP, CAP) }),
      show: assign((_, { items }: { items: readonly DemoItem[] }) => ({ items, progress: 100 })),
      showFailure: assign(({ context }) => ({ items: itemsOfFailure(context.text, texts()), progress: 100 })),
      toggle: assign(({ context, event }) =>
        event.type === 'item.toggled' ? { items: toggled(context.items, event.id) } : {},
      ),
      reset: assign(EMPTY),
      logFailure: (_, { error }: { error: unknown }) => logFailure(error),
    },
    delays: { progressStep: 200, afterglow: 500, congratulation: 3000 },
  }).createMachine({
    id: 'aiDemo',
    context: EMPTY,
    initial: 'idle',
    on: { 'demo.restarted': { target: '.idle', actions: 'reset' } },
    states: {
      idle: {
        on: {
          'text.changed': { actions: 'write' },
          'generation.requested': { guard: 'hasText', target: 'generating' },
        },
      },
      generating: {
        entry: 'begin',
        invoke: {
          src: 'generate',
          input: ({ context }) => context.text.trim(),
          onDone: { target: 'finishing', actions: { type: 'show', params: ({ event }) => ({ items: event.output }) } },
          onError: {
            target: 'finishing',
            actions: [{ type: 'logFailure', params: ({ event }) => event }, 'showFailure'],
          },
        },
        initial: 'climbing',
        states: {
          climbing: { after: { progressStep: { target: 'climbing', reenter: true, actions: 'climb' } } },
        },
      },
      finishing: { after: { afterglow: 'showing' } },
      showing: {
        initial: 'browsing',
        on: {
          'text.changed': { actions: 'write' },
          'generation.requested': { guard: 'hasText', target: 'generating' },
          'results.hidden': 'hidden',
          'item.toggled': [
            { guard: 'finishesLast', target: '.congratulating', actions: 'toggle' },
            { target: '.browsing', actions: 'toggle' },
          ],
        },
        states: {
          browsing: {},
          congratulating: { after: { congratulation: 'browsing' } },
        },
      },
      hidden: {
        on: {
          'text.changed': { actions: 'write' },
          'generation.requested': { guard: 'hasText', target: 'generating' },
        },
      },
    },
  });

export type AiDemoSnapshot = SnapshotFrom<ReturnType<typeof createAiDemoMachine>>;

/** Whether the generation, or the half second after it, is under way. */
export const isGenerating = (snapshot: AiDemoSnapshot): boolean =>
  snapshot.matches('generating') || snapshot.matches('finishing');

/** Whether the generated items are to be seen. */
export const areResultsShown = (snapshot: AiDemoSnapshot): boolean => snapshot.matches('showing');

/** Whether the congratulation is to be seen. */
export const isCongratulating = (snapshot: AiDemoSnapshot): boolean => snapshot.matches({ showing: 'congratulating' });
