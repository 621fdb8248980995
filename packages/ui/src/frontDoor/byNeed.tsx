import {
  type ComponentType,
  createElement,
  memo,
  type ReactNode,
  Suspense,
  use,
  useEffect,
  useMemo,
  useState,
  useSyncExternalStore,
} from 'react';
import { logFailure } from '../data/logFailure.ts';
import { LoadFailed, type LoadFailedLook } from '../layout/LoadFailed.tsx';

interface ByNeedOptions {
  /** What it is a part of: a `screen` inside a layout, a whole `page`, or a `part` of one. */
  readonly as?: LoadFailedLook;
  /** Puts off the loading by itself. */
  readonly wait?: () => Promise<void>;
  /** Stands where nothing is there yet. Without it, even `null`, the layout around says so, and the screen before stays. */
  readonly meanwhile?: ReactNode;
}

/** What has come already, in the form that `use` reads without a pause. */
const THERE = Object.assign(Promise.resolve(), { status: 'fulfilled', value: undefined });

/**
 * A component whose code is loaded when it is first shown, or beforehand by `load`: then it is drawn without a pause. Of a
 * page that was made beforehand, what is there stays until the code is. Where the code can't be loaded that is said in its
 * place, with a way to try again; what is around it stays. Whoever comes back later tries again, too.
 */
export const byNeed = <P extends object>(
  load: () => Promise<ComponentType<P>>,
  { as = 'screen', wait, meanwhile }: ByNeedOptions = {},
) => {
  const hasOwnPlace = meanwhile !== undefined;
  let loaded: ComponentType<P> | undefined;
  let hasFailed = false;
  let coming: Promise<void> | undefined;
  let arrive: () => void = () => undefined;
  const listeners = new Set<() => void>();
  const tell = (failed: boolean) => {
    hasFailed = failed;
    for (const listener of listeners) listener();
  };

  const loadOnce = async () => (loaded ??= await load());
  const come = async (): Promise<void> => {
    await wait?.();
    try {
      await loadOnce();
    } catch (error) {
      logFailure('page.load', error);
      // In a place of its own what is there meanwhile stays; else the layout must draw, so that the failure is seen.
      const arrival = hasOwnPlace ? new Promise<void>((resolve) => (arrive = resolve)) : undefined;
      tell(true);
      await arrival;
    }
  };
  const tryAgain = async (): Promise<void> => {
    await loadOnce();
    arrive();
    tell(false);
  };
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  };
  const forgetFailure = () => {
    if (!hasFailed) return;
    hasFailed = false;
    coming = undefined;
  };

  const Late = (props: P) => {
    // Asked even where nothing is to be waited for: React takes a part that waited once and then didn't for another one.
    use(loaded ? THERE : (coming ??= come()));
    return loaded ? createElement(loaded, props) : null;
  };
  const ByNeed = (props: P) => {
    const isBroken = useSyncExternalStore(
      subscribe,
      () => hasFailed,
      () => false,
    );
    const [Ready] = useState(() => loaded);
    useEffect(() => forgetFailure, []);
    // A whole page has nothing beside its failure; of a part, what is there meanwhile stays.
    const fallback = isBroken && as === 'page' ? null : meanwhile;
    const failure = isBroken ? <LoadFailed look={as} onRetry={tryAgain} /> : null;
    // The same element as before, or what was made beforehand and still waits for its code would be thrown away.
    const content = useMemo(() => {
      const screen = Ready ? createElement(Ready, props) : createElement(Late, props);
      return hasOwnPlace ? <Suspense fallback={fallback}>{screen}</Suspense> : screen;
    }, [Ready, props, fallback]);
    if (!hasOwnPlace) return failure ?? content;
    return (
      <>
        {failure}
        {content}
      </>
    );
  };
  // The router makes each step's elements anew: what stands around the screens is not drawn with each of them.
  return Object.assign(memo(ByNeed), { load: loadOnce, isLoaded: () => loaded !== undefined });
};
