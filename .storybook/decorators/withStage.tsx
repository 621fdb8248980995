import type { Decorator } from '@storybook/react-vite';
import { MemoryRouter } from 'react-router-dom';
import './stage.css';

/** Where a lone component stands: on the page's ground, in the mood of `parameters.mood`, inside a router for its links. */
export const withStage: Decorator = (Story, { parameters, viewMode }) => {
  if (parameters.kovan) return <Story />;
  const mood = (parameters.mood as 'child' | 'parent' | undefined) ?? 'parent';
  return (
    <MemoryRouter>
      <div className="stage" data-mood={mood} data-in={viewMode}>
        <Story />
      </div>
    </MemoryRouter>
  );
};
