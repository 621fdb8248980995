import { useEffect, useState } from 'react';
import { attention } from './attention.ts';

/** Whether somebody has shown to be there. */
export const useAttention = (): boolean => {
  const [hasAttention, setHasAttention] = useState(false);
  useEffect(() => {
    let isLeft = false;
    void attention().then(() => isLeft || setHasAttention(true));
    return () => {
      isLeft = true;
    };
  }, []);
  return hasAttention;
};
