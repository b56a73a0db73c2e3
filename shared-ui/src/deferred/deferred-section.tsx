import { Suspense, useLayoutEffect, type ComponentType, type ReactElement, type ReactNode } from 'react';
import { useIsHydrated } from '../hydration/use-is-hydrated';
import { lazyComponent } from '../loading/lazy-component';
import { LoadingPlace } from '../loading/loading-place';
import { rememberPress, type RememberedPress } from './remember-press';
import { whenNear, whenReached } from './when-near';

const IS_SERVER = typeof document === 'undefined';

export interface DeferredSection {
  (): ReactElement;
  /** Loads its code, unless the page that is there has its HTML. For the page's `load`; never fails. */
  prepare: () => Promise<void>;
  /** Forgets a failure that a boundary shows: the next render asks anew. */
  forgetFailure: () => void;
}

/**
 * A section below the first screen: its HTML and styles come with the page, its code when somebody comes near it. What is
 * pressed before the code is there is pressed when it is.
 *
 * It takes no props: with an update from outside React would render it anew before its code is there.
 *
 * @param id Of the section's element.
 * @param fallback What stands in its place where it is rendered without HTML of the server, until its code is there.
 */
export function deferredSection(
  id: string,
  fetchSection: () => Promise<{ readonly default: ComponentType }>,
  fallback: ReactNode = <LoadingPlace size="section" />,
): DeferredSection {
  const Section = lazyComponent(fetchSection);
  let isLoaded = false;
  let arrival: Promise<void> | undefined;
  let press: RememberedPress | undefined;

  async function load(): Promise<void> {
    await Section.load();
    isLoaded = true;
  }
  async function loadWhenNear(element: Element): Promise<void> {
    press = rememberPress(element);
    await whenNear(element);
    while (!isLoaded) {
      await load().catch(() => {
        // It stays as readable as it is, until somebody wants more of it.
        Section.forgetFailure();
        return whenReached(element);
      });
    }
  }

  function Content() {
    const isHydrated = useIsHydrated();
    // At once: what is pressed from now on has its response.
    useLayoutEffect(() => {
      press?.repeat();
      press = undefined;
    }, []);
    const element = !isHydrated && !isLoaded && !IS_SERVER ? document.getElementById(id) : null;
    // Thrown as React.lazy does it: the HTML stays until this resolves.
    if (element) throw (arrival ??= loadWhenNear(element));
    return <Section />;
  }

  const section = (
    <Suspense fallback={fallback}>
      <Content />
    </Suspense>
  );
  return Object.assign(() => section, {
    prepare: async () => {
      if (IS_SERVER || !document.getElementById(id)) await load().catch(Section.forgetFailure);
    },
    forgetFailure: Section.forgetFailure,
  });
}
