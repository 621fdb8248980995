import type { ArgTypesEnhancer } from 'storybook/internal/types';

const SCREEN_HEIGHT = '720px';
const PART_HEIGHT = '360px';

/** The tag of a story that changes its whole page, such as its letters. */
const OWN_PAGE = 'own-page';

type Context = Parameters<ArgTypesEnhancer>[0] & {
  /** Storybook gives it, though its type doesn't say so. */
  readonly storyGlobals?: Readonly<Record<string, unknown>>;
};

/**
 * Gives every story with the app around it, or in a language, a theme or letters of its own, a page of its own on the
 * documentation page: all on one page they would share one network, one language and one window. Of what Storybook asks,
 * this is what sees every story whole.
 */
export const framedInDocs = ({ argTypes, parameters, storyGlobals, tags }: Context) => {
  if (parameters.kovan || storyGlobals?.locale || storyGlobals?.theme || tags.includes(OWN_PAGE)) {
    const height = parameters.kovan ? SCREEN_HEIGHT : PART_HEIGHT;
    parameters.docs = { ...parameters.docs, story: { height, ...parameters.docs?.story, inline: false } };
  }
  return argTypes;
};
