import type { Location } from 'react-router-dom';

/** Holds the location of the page around this frame, which alone has an address bar and a history. */
export class FrameLocation {
  #location: Location = { pathname: '/', search: '', hash: '', state: null, key: 'start' };
  readonly #listeners = new Set<() => void>();

  set(location: Location): void {
    this.#location = location;
    for (const listener of this.#listeners) listener();
  }

  readonly get = (): Location => this.#location;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };
}
