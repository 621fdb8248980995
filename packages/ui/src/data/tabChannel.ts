/** What the tabs of this browser tell one another under a name. */
interface TabChannel<Told> {
  /** Tells all tabs but this one. */
  tell(told: Told): void;
  close(): void;
}

/** Opens the channel of this name; where the browser has none, nobody is told and nobody heard. */
export const openTabChannel = <Told>(name: string, hear: (told: Told) => void): TabChannel<Told> => {
  let channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(name);
  // Only this app's own pages, of this origin, are heard.
  channel?.addEventListener('message', ({ data }: MessageEvent<Told>) => hear(data));
  return {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target: it reaches this origin alone
    tell: (told) => channel?.postMessage(told),
    // What is still under way then has nobody to tell: a closed channel would throw.
    close: () => {
      channel?.close();
      channel = null;
    },
  };
};
