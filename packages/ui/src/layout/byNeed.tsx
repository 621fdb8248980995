import { type ComponentType, createElement, lazy, type ReactNode, Suspense, useState } from 'react';

/**
 * A component whose code is loaded when it is first shown, or beforehand by `load`: then it is drawn without a pause. Of a
 * page that was made beforehand, what is there stays until the code is. `wait` puts off the loading by itself; `meanwhile`
 * stands where nothing is there yet.
 */
export const byNeed = <P extends object>(
  load: () => Promise<ComponentType<P>>,
  { wait, meanwhile }: { wait?: () => Promise<void>; meanwhile?: ReactNode } = {},
) => {
  let loaded: ComponentType<P> | undefined;
  const loadOnce = async () => (loaded ??= await load());
  const Late = lazy(async () => {
    await wait?.();
    return { default: await loadOnce() };
  });
  const ByNeed = (props: P) => {
    const [Ready] = useState(() => loaded);
    return <Suspense fallback={meanwhile}>{Ready ? createElement(Ready, props) : createElement(Late, props)}</Suspense>;
  };
  return Object.assign(ByNeed, { load: loadOnce, isLoaded: () => loaded !== undefined });
};
