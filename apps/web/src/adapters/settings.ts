import type { Settings } from '@kovan/api-client/contract';

/** The settings that the server wrote into the page, or `null` where it wrote none, as in development. */
export const settingsOfPage = (): Settings | null => {
  const content = document.querySelector<HTMLMetaElement>('meta[name="kovan-settings"]')?.content;
  // Our own server checked what it wrote; checking it again would load the whole contract before the first screen.
  return content ? (JSON.parse(content) as Settings) : null;
};
