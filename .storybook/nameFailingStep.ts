import type { ReactRenderer } from '@storybook/react-vite';
import type { StepRunner } from 'storybook/internal/types';

/** Puts a step's label before the message of whatever failed in it, so that a failing story says which promise broke. */
export const nameFailingStep: StepRunner<ReactRenderer> = async (label, play, context) => {
  try {
    await play(context);
  } catch (error) {
    if (error instanceof Error && !error.message.startsWith('[')) error.message = `${label}: ${error.message}`;
    throw error;
  }
};
