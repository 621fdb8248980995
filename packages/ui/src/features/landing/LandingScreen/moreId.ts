/** The id of the first thing below the hero. A page made beforehand is painted once it begins (apps/web/build/pageHtml.ts). */
export const MORE_ID = 'demo';
