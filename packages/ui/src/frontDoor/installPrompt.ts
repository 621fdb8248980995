/** The browser's offer to install the app; TypeScript does not know it, for not every browser makes it. */
export interface InstallPrompt extends Event {
  prompt(): Promise<unknown>;
  readonly userChoice: Promise<{ readonly outcome: 'accepted' | 'dismissed' }>;
}

let kept: InstallPrompt | null = null;
const listeners = new Set<() => void>();

const keep = (prompt: InstallPrompt | null) => {
  kept = prompt;
  for (const listener of listeners) listener();
};

/** The browser makes its offer once, mostly before anybody could take it: from now on it is kept. */
export const keepInstallPrompt = (): void => {
  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    keep(event as InstallPrompt);
  });
  window.addEventListener('appinstalled', () => keep(null));
};

/** The offer that was kept. */
export const installPrompt = {
  current: (): InstallPrompt | null => kept,
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};
