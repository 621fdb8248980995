import { type ChartArrow, chartArrows, chartInitials, chartStates } from '@kovan/machines/chart';

/** A machine of any kind. */
export type Machine = Parameters<typeof chartArrows>[0];

/** A top-level state with the lanes it takes: its own, or one for each state inside it. */
export interface LaneGroup {
  readonly state: string;
  readonly isInitial: boolean;
  readonly inner: readonly { readonly name: string; readonly isInitial: boolean }[];
}

/** One arrow by lanes: the first and the last lane that it leaves, and the one that it enters, if any. */
export interface LaneArrow extends ChartArrow {
  readonly first: number;
  readonly last: number;
  readonly target: number | null;
}

const isIn = (state: string, parent: string): boolean =>
  parent === '' || state === parent || state.startsWith(`${parent}.`);

/** What a chart of a machine is drawn from: a lane a state that holds no other, and the arrows between lanes. */
export const lanesOf = (machine: Machine) => {
  const states = chartStates(machine);
  const initials = chartInitials(machine);
  const leaves = states.filter((state) => !states.some((other) => other.startsWith(`${state}.`)));
  const groups = states
    .filter((state) => !state.includes('.'))
    .map((state): LaneGroup => ({
      state,
      isInitial: initials.includes(state),
      inner: leaves
        .filter((leaf) => leaf.startsWith(`${state}.`))
        .map((leaf) => ({ name: leaf.slice(state.length + 1), isInitial: initials.includes(leaf) })),
    }));

  // Entering a state that holds others is entering the one in which it begins.
  const enter = (state: string): number => {
    const begin = initials.find((initial) => initial.startsWith(`${state}.`));
    return begin === undefined ? leaves.indexOf(state) : enter(begin);
  };

  const arrows = chartArrows(machine).map((arrow): LaneArrow => {
    const left = leaves.flatMap((leaf, lane) => (isIn(leaf, arrow.from) ? [lane] : []));
    return {
      ...arrow,
      first: Math.min(...left),
      last: Math.max(...left),
      target: arrow.to === null ? null : enter(arrow.to),
    };
  });

  return { groups, arrows, count: leaves.length };
};
