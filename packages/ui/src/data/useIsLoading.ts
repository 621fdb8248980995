import { useDeferredValue } from 'react';

/**
 * Whether something is still awaited, as screens show it. What has come is drawn in slices, between which a press is heard;
 * until then it counts as awaited.
 */
export const useIsLoading = (isLoading: boolean): boolean => useDeferredValue(isLoading) || isLoading;
