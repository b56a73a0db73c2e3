import {
  Suspense,
  useLayoutEffect,
  useMemo,
  useState,
  type ComponentType,
  type ReactElement,
  type ReactNode,
} from 'react';
import { useIsHydrated } from '../hydration/use-is-hydrated';
import { lazyComponent } from '../loading/lazy-component';
import { LoadingPlace } from '../loading/loading-place';
import { rememberPress, type RememberedPress } from './remember-press';
import { whenNear, whenReached } from './when-near';

const IS_SERVER = typeof document === 'undefined';

interface DeferredSectionProps {
  /**
   * What the HTML depends on besides the section's own data, such as the page's URL. When it changes before the code is
   * there, the section is rendered anew, with the fallback until then: React takes over no HTML of other values.
   */
  readonly renderedFor?: string;
}

/** A section whose code comes when somebody comes near it. */
export interface DeferredSection {
  (props: DeferredSectionProps): ReactElement;
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
  /** Whether React has it, from the HTML or anew. */
  let isLive = false;
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
      isLive = true;
      press?.repeat();
      press = undefined;
      return () => void (isLive = false);
    }, []);
    const element = !isHydrated && !isLoaded && !IS_SERVER ? document.getElementById(id) : null;
    // Thrown as React.lazy does it: the HTML stays until this resolves.
    if (element) throw (arrival ??= loadWhenNear(element));
    return <Section />;
  }

  function Deferred({ renderedFor }: DeferredSectionProps) {
    const [first] = useState(renderedFor);
    const [isAnew, setAnew] = useState(false);
    if (renderedFor !== first && !isAnew && !isLive) setAnew(true);
    // One element while nothing changes: a new one would make React render the section before its code is there.
    return useMemo(
      () => (
        <Suspense key={isAnew ? 'anew' : 'first'} fallback={fallback}>
          <Content />
        </Suspense>
      ),
      [isAnew],
    );
  }
  return Object.assign(Deferred, {
    prepare: async () => {
      if (IS_SERVER || !document.getElementById(id)) await load().catch(Section.forgetFailure);
    },
    forgetFailure: Section.forgetFailure,
  });
}
