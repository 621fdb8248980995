import type { ArgTypesEnhancer } from 'storybook/internal/types';

const HEIGHT = '720px';

/**
 * Gives every story with the app around it a page of its own on the documentation page: all on one page they would share
 * one network, one language and one window. Of what Storybook asks, this is what sees every story whole.
 */
export const framedInDocs: ArgTypesEnhancer = ({ argTypes, parameters }) => {
  if (parameters.kovan) {
    parameters.docs = { ...parameters.docs, story: { height: HEIGHT, ...parameters.docs?.story, inline: false } };
  }
  return argTypes;
};
