import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';

/** One arrow of a state chart. */
export interface ChartArrow {
  /** The state it leaves, by its path (`showing.browsing`); empty where it leaves every state. */
  readonly from: string;
  /** The event; for time `after 200 ms`, for an actor `done: exchange` or `failed: exchange`; empty for "at once". */
  readonly on: string;
  /** The name of the guard that must hold, or `null`. */
  readonly guard: string | null;
  /** The state it enters, or `null` when it stays and only does something. */
  readonly to: string | null;
}

const pathOf = (node: AnyStateNode): string => node.path.join('.');

const nodesOf = (node: AnyStateNode): AnyStateNode[] => [node, ...Object.values(node.states).flatMap(nodesOf)];

/** Names and numbers of delays stand in the event's type, as the ids of invoked actors do. */
const readable = (node: AnyStateNode, eventType: string): string => {
  const [, kind, delay] = /^xstate\.(after)\.([^.]+)\./.exec(eventType) ?? [];
  if (kind && delay) {
    const configured: unknown = node.machine.implementations.delays[delay];
    return `after ${typeof configured === 'number' ? configured : delay} ms`;
  }
  for (const { id, src } of node.invoke) {
    const actor = typeof src === 'string' ? src : id;
    if (eventType === `xstate.done.actor.${id}`) return `done: ${actor}`;
    if (eventType === `xstate.error.actor.${id}`) return `failed: ${actor}`;
  }
  return eventType;
};

const guardOf = ({ guard }: AnyTransitionDefinition): string | null => {
  if (typeof guard === 'string') return guard;
  const type: unknown = typeof guard === 'object' ? Reflect.get(guard, 'type') : undefined;
  return typeof type === 'string' ? type : null;
};

/** Every state of a machine by its path, in document order. */
export const chartStates = (machine: AnyStateMachine): readonly string[] => nodesOf(machine.root).slice(1).map(pathOf);

/** The states in which a machine, and each state that has states of its own, begins. */
export const chartInitials = (machine: AnyStateMachine): readonly string[] =>
  nodesOf(machine.root).flatMap((node) => (node.initial?.target ?? []).map(pathOf));

/** Every arrow of a machine, read from the machine itself, so that a drawn chart cannot go stale. */
export const chartArrows = (machine: AnyStateMachine): readonly ChartArrow[] =>
  nodesOf(machine.root).flatMap((node) =>
    [...[...node.transitions.values()].flat(), ...(node.always ?? [])].flatMap((transition) =>
      (transition.target ?? [null]).map((target) => ({
        from: pathOf(node),
        on: readable(node, transition.eventType),
        guard: guardOf(transition),
        to: target && pathOf(target),
      })),
    ),
  );
