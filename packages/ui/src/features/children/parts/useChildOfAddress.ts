import type { Child } from '@kovan/api-client/contract';
import { useParams } from 'react-router-dom';
import { childIdOf } from '../../../layout/paths.ts';
import { useChildren } from '../../../providers/ChildrenProvider.tsx';

interface ChildOfAddress {
  /** `null` where the address names no child. */
  readonly childId: string | null;
  /** Not there while the children are read, and where they can't be. */
  readonly child: Child | undefined;
  /** The family has no such child, or has it no more, whatever of it is still known. */
  readonly isNotFound: boolean;
}

/** Whose screen it is by its address. */
export const useChildOfAddress = (): ChildOfAddress => {
  const childId = childIdOf(useParams().childId);
  const { children, isLoading, isError } = useChildren();
  const child = children.find(({ id }) => id === childId);
  return { childId, child, isNotFound: !child && !isLoading && !isError };
};
