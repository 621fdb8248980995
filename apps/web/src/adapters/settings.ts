import { type Settings, SettingsSchema, z } from '@kovan/api-client/contract';
import type { ApiClient } from '@kovan/api-client';

/** The settings that the server wrote into the page, or `null` where it wrote none, as in development. */
const settingsOfPage = (): Settings | null => {
  const content = document.querySelector<HTMLMetaElement>('meta[name="kovan-settings"]')?.content;
  if (!content) return null;
  try {
    const result = z.safeParse(SettingsSchema, JSON.parse(content));
    return result.success ? result.data : null;
  } catch {
    return null;
  }
};

/** What the page needs to know of the server's settings: from the page itself, else asked of the server. */
export const loadSettings = (api: ApiClient): Settings | Promise<Settings> => settingsOfPage() ?? api.server.settings();
