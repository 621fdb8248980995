import { useState } from 'react';
import { useChildren } from '../../../providers/ChildrenProvider.tsx';

/**
 * Whether a form about a child stands on the screen. It opens where there is a child, and then stands with what was typed
 * until it is closed, also where the other parent deletes the last one meanwhile.
 */
export const useFormStands = (isOpen: boolean): boolean => {
  const { children } = useChildren();
  const [hasStood, setHasStood] = useState(false);
  const stands = isOpen && (hasStood || children.length > 0);
  if (stands !== hasStood) setHasStood(stands);
  return stands;
};
