import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { watchUse } from './watch-use';

/** A page that is there sooner needs no sign; one that flashes would only disturb. */
const SIGN_DELAY_MS = 300;

interface Opening {
  /** Counts the pages that were opened. */
  readonly visit: number;
  readonly isSlow: boolean;
}

const openingStore = createStore<Opening>(() => ({ visit: 0, isSlow: false }));
let delay: ReturnType<typeof setTimeout> | undefined;
let use: ReturnType<typeof watchUse> | undefined;

/** Records that a page is being opened, while the one before is still shown. */
export function startOpening(): void {
  openingStore.setState(({ visit }) => ({ visit: visit + 1 }));
  clearTimeout(delay);
  delay = setTimeout(() => openingStore.setState({ isSlow: true }), SIGN_DELAY_MS);
  use?.stop();
  use = watchUse();
}

/** Records that the page of the URL in the address bar is shown. */
export function endOpening(): void {
  clearTimeout(delay);
  openingStore.setState({ isSlow: false });
}

/** Returns true if the next page takes so long that people need to be told. */
export const useIsOpening = (): boolean => useStore(openingStore, ({ isSlow }) => isSlow);

/** Returns a number that changes as soon as another page is opened, before it is shown. */
export const useVisit = (): number => useStore(openingStore, ({ visit }) => visit);

/** Returns the watch over what the person uses since the current page was opened. The caller stops it. */
export function takeWatch(): ReturnType<typeof watchUse> {
  const taken = use ?? watchUse();
  use = undefined;
  return taken;
}
