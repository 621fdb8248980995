import { useSearchChoice } from '../../data/useSearchChoice.ts';
import { useChildren } from '../../providers/ChildrenProvider.tsx';

const ALL = 'all';

/** The child that a screen is narrowed to, from `?child=` of its address; `null` means all, also for an unknown id. */
export const useChildFilter = (): readonly [string | null, (childId: string | null) => void] => {
  const { children } = useChildren();
  const [choice, choose] = useSearchChoice('child', [ALL, ...children.map(({ id }) => id)]);
  return [choice === ALL ? null : choice, (childId) => choose(childId ?? ALL)];
};
