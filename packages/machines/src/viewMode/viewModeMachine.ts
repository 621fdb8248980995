import { isChildrenOnly, type SessionKind } from '@kovan/domain/sessionKinds';
import { type ActorRefFrom, assign, createActor, not, setup } from 'xstate';
import { readView, removeView, type ViewChild, type ViewStorage, writeView } from './storedView.ts';

export interface ViewContext {
  /** `null` in family mode, and in child mode until the children list is loaded. */
  readonly selectedChild: ViewChild | null;
  /** Whether this is a child's device or a lent browser: there is no family view to go to. */
  readonly childrenOnly: boolean;
}

export type ViewEvent =
  /** A session was found or begun; of which kind it is. */
  | { readonly type: 'session.started'; readonly kind: SessionKind }
  | { readonly type: 'child.selected'; readonly child: ViewChild }
  | { readonly type: 'family.selected' }
  /** The children list was loaded or changed; oldest record first. */
  | { readonly type: 'children.loaded'; readonly children: readonly ViewChild[] }
  | { readonly type: 'session.ended' };

const listed = (children: readonly ViewChild[], selected: ViewChild | null) =>
  children.find(({ id }) => id === selected?.id);

/** Who is seen where nobody was chosen: the first child; on a device of several, nobody until one says who it is. */
const firstOf = (children: readonly ViewChild[], { childrenOnly }: ViewContext): ViewChild | null =>
  childrenOnly && children.length > 1 ? null : (children[0] ?? null);

/**
 * Whose view it is: the family's, or one child's (product.md 4, View mode). Stores every change, and leaves nothing behind when the session ends.
 */
export const createViewModeMachine = (storage: ViewStorage) =>
  setup({
    types: {
      context: {} as ViewContext,
      events: {} as ViewEvent,
    },
    guards: {
      isChildren: ({ event }) => event.type === 'session.started' && isChildrenOnly(event.kind),
      isAdults: ({ context }) => !context.childrenOnly,
      hasNoChildren: ({ context, event }) =>
        event.type === 'children.loaded' && event.children.length === 0 && !context.childrenOnly,
    },
    actions: {
      select: assign((_, { child }: { child: ViewChild | null }) => ({ selectedChild: child })),
      // The list has the last word on names and pictures, and on who exists.
      selectFromList: assign(({ context, event }) =>
        event.type === 'children.loaded'
          ? { selectedChild: listed(event.children, context.selectedChild) ?? firstOf(event.children, context) }
          : {},
      ),
      keepToChildren: assign({ childrenOnly: true }),
      giveToAdults: assign({ childrenOnly: false }),
      storeFamily: () => writeView(storage, { viewMode: 'family', selectedChild: null }),
      storeChild: ({ context }) => writeView(storage, { viewMode: 'child', selectedChild: context.selectedChild }),
      removeStored: () => removeView(storage),
    },
  }).createMachine({
    id: 'viewMode',
    context: { selectedChild: null, childrenOnly: false },
    initial: 'family',
    on: {
      'child.selected': {
        target: '.child',
        actions: [{ type: 'select', params: ({ event }) => ({ child: event.child }) }, 'storeChild'],
      },
      'session.started': [
        { guard: 'isChildren', target: '.child', actions: ['keepToChildren', 'storeChild'] },
        {
          guard: not('isAdults'),
          target: '.family',
          actions: [{ type: 'select', params: { child: null } }, 'giveToAdults', 'storeFamily'],
        },
      ],
      'family.selected': {
        guard: 'isAdults',
        target: '.family',
        actions: [{ type: 'select', params: { child: null } }, 'storeFamily'],
      },
      'session.ended': {
        target: '.family',
        actions: [{ type: 'select', params: { child: null } }, 'giveToAdults', 'removeStored'],
      },
    },
    states: {
      family: {},
      child: {
        on: {
          'children.loaded': [
            {
              guard: 'hasNoChildren',
              target: 'family',
              actions: [{ type: 'select', params: { child: null } }, 'storeFamily'],
            },
            { actions: ['selectFromList', 'storeChild'] },
          ],
        },
      },
    },
  });

export type ViewActor = ActorRefFrom<ReturnType<typeof createViewModeMachine>>;

/** The view actor, not yet started, in the view that was stored last; family where nothing was. */
export const createViewActor = (storage: ViewStorage) => {
  const machine = createViewModeMachine(storage);
  const { viewMode, selectedChild } = readView(storage);
  return createActor(machine, {
    snapshot: machine.resolveState({ value: viewMode, context: { selectedChild, childrenOnly: false } }),
  });
};
