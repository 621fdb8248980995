import type { ReactNode } from 'react';
import { VisitorHeader } from './Header/VisitorHeader.tsx';
import { PublicFrame } from './PublicFrame.tsx';

const AboveContent = ({ children }: { children: ReactNode }) => (
  <>
    <VisitorHeader />
    {children}
  </>
);

/** The frame of the screens that only visitors see; it does without all that the signed-in need. */
export const VisitorLayout = () => <PublicFrame header={AboveContent} />;
