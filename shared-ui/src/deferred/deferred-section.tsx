import {
  Suspense,
  useLayoutEffect,
  useMemo,
  useState,
  type ComponentType,
  type ReactElement,
  type ReactNode,
} from 'react';
import '../browser/need-attribute';
import { useIsHydrated } from '../browser/use-is-hydrated';
import { onceNear } from '../browser/watch-visibility';
import { lazyComponent } from '../loading/lazy-component';
import { LoadingPlace } from '../loading/loading-place';

/** Somebody who is half a screen away will probably reach the element. */
const NEAR = '50% 0px';
const REACHING = ['pointerdown', 'focusin'] as const;

/**
 * Listens to events inside an element that isn't hydrated. React stops such events at its root, so this listens above
 * it. Returns a function that removes the listeners.
 */
function listenInside(
  element: Element,
  types: readonly (keyof WindowEventMap)[],
  handle: () => void,
): () => void {
  const stop = new AbortController();
  const listen = ({ target }: Event) => {
    if (target instanceof Element && element.contains(target)) handle();
  };
  for (const type of types) window.addEventListener(type, listen, { capture: true, signal: stop.signal });
  return () => stop.abort();
}

/** Returns whether somebody is in an element, or pressed something in it before anything listened. */
const isReached = (element: Element): boolean =>
  element.contains(document.activeElement) || Boolean(globalThis.__narthexHeld?.isHeldIn(element));

/** Resolves when an element comes near the viewport, or once somebody has focused or pressed it. */
function whenNear(element: Element): Promise<void> {
  return new Promise((resolve) => {
    if (isReached(element)) {
      resolve();
      return;
    }
    const finish = () => {
      callOff();
      stopListening();
      resolve();
    };
    const callOff = onceNear(element, NEAR, finish);
    const stopListening = listenInside(element, REACHING, finish);
  });
}

/** Resolves when somebody presses or focuses something in an element. */
function whenReached(element: Element): Promise<void> {
  return new Promise((resolve) => {
    const stopListening = listenInside(element, REACHING, () => {
      stopListening();
      resolve();
    });
  });
}

const IS_SERVER = typeof document === 'undefined';

interface DeferredSectionProps {
  /**
   * Holds another value that the HTML depends on, such as the page's URL. If it changes before the code has loaded, the
   * section is rendered anew with the fallback, since React can't hydrate HTML of other values.
   */
  readonly renderedFor?: string;
}

/** Describes a section whose code loads when somebody comes near it. */
export interface DeferredSection {
  (props: DeferredSectionProps): ReactElement;
  /**
   * Loads the code unless the document contains the section's HTML. It never rejects. The `load` of the page calls it.
   */
  prepare: () => Promise<void>;
  /** Forgets a failure that a boundary shows, so that the next render retries. */
  forgetFailure: () => void;
}

/**
 * Creates a section below the first screen. Its HTML and styles come with the page; its code loads when somebody comes
 * near it. The starter holds what is pressed before that, as it does for every control.
 *
 * It has no props but `renderedFor`: an update from outside would make React render it before its code has loaded.
 *
 * @param id The id of the section's element.
 * @param fallback Rendered without server HTML until the code has loaded.
 */
export function deferredSection(
  id: string,
  fetchSection: () => Promise<{ readonly default: ComponentType }>,
  fallback: ReactNode = <LoadingPlace size="section" />,
): DeferredSection {
  const Section = lazyComponent(fetchSection);
  let isLoaded = false;
  /** True once React has mounted the section, hydrated or new. */
  let isLive = false;
  let arrival: Promise<void> | undefined;

  async function load(): Promise<void> {
    await Section.load();
    isLoaded = true;
  }
  async function loadWhenNear(element: Element): Promise<void> {
    await whenNear(element);
    while (!isLoaded) {
      await load().catch(() => {
        // The HTML stays readable. The browser carries out the presses itself, because the code may never come.
        globalThis.__narthexHeld?.release(element);
        Section.forgetFailure();
        return whenReached(element);
      });
    }
  }

  function Content() {
    const isHydrated = useIsHydrated();
    useLayoutEffect(() => {
      isLive = true;
      return () => void (isLive = false);
    }, []);
    const element = !isHydrated && !isLoaded && !IS_SERVER ? document.getElementById(id) : null;
    // The promise is thrown as React.lazy does it, which keeps the HTML until it resolves.
    if (element) throw (arrival ??= loadWhenNear(element));
    return <Section />;
  }

  function Deferred({ renderedFor }: DeferredSectionProps) {
    const [first] = useState(renderedFor);
    const [isAnew, setAnew] = useState(false);
    if (renderedFor !== first && !isAnew && !isLive) setAnew(true);
    // The element stays the same while nothing changes: a new one would make React render the section before its code
    // has loaded. A component around it, such as LoadingBoundary, would do the same when a context changes.
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
