import type { Decorator } from '@storybook/react-vite';
import type { KovanParameters } from './kovanParameters.ts';
import { StoryApp } from './StoryApp.tsx';

/** Puts the app around every story that has `parameters.kovan`; components without it stand alone. */
export const withApp: Decorator = (Story, { id, parameters }) => {
  const kovan = parameters.kovan as KovanParameters | undefined;
  return kovan ? (
    <StoryApp key={id} parameters={kovan}>
      <Story />
    </StoryApp>
  ) : (
    <Story />
  );
};
