import type { RegistryEntry } from '@narthex/shared-contracts';
import { createLoader, type Loader } from '@narthex/shared-ui';
import { loadGood, loadRemote, type LoadSettings, type LoadedRemote } from './load-remote';

/** After a fallback, the live version is tried again at the earliest after this time. */
const FALLBACK_DURATION_MS = 5 * 60_000;

/**
 * Caches one load per remote and document. A failure is forgotten once it was shown, so that the next page
 * tries again.
 */
export class RemoteResources {
  private readonly versions = new Map<string, string>();
  private readonly loaders = new Map<string, Loader<LoadedRemote>>();
  /** Maps remotes to the time of their fallback. */
  private readonly fallbacks = new Map<string, number>();

  /** Without settings nothing is loaded: the server provides remotes itself or leaves them to the browser. */
  constructor(private readonly settings: LoadSettings | null) {}

  /** Stores a loaded remote, which the server has before it renders. */
  provide(remote: string, loaded: LoadedRemote): void {
    this.versions.set(remote, loaded.version);
    this.loaderFor(remote, null).provide(loaded);
  }

  /** Loads a remote, or returns the load in progress. */
  get(remote: string, entry: RegistryEntry): Promise<LoadedRemote> {
    return this.loaderFor(remote, entry).load();
  }

  /** Returns a remote to a component, or suspends it until the remote is loaded. */
  read(remote: string, entry: RegistryEntry): LoadedRemote {
    return this.loaderFor(remote, entry).read();
  }

  /** Returns the version whose code is loaded, or null. */
  loadedVersion(remote: string): string | null {
    return this.versions.get(remote) ?? null;
  }

  forgetFailure(remote: string): void {
    this.loaders.get(remote)?.forgetFailure();
  }

  /** Replaces a version that failed to render by the last good one. Returns false if that isn't possible. */
  fallBack(remote: string, entry: RegistryEntry): boolean {
    const { settings } = this;
    if (!settings || !entry.extras.previous || this.fallbacks.has(remote)) return false;
    this.fallbacks.set(remote, Date.now());
    this.versions.delete(remote);
    this.loaders.set(
      remote,
      createLoader(() => this.note(remote, loadGood(remote, entry, settings))),
    );
    return true;
  }

  /**
   * Allows the live version to be tried again, some time after a fallback. It is called only when a slot
   * opens, so that a page in use is never replaced.
   */
  retryLive(remote: string): void {
    const since = this.fallbacks.get(remote);
    if (since === undefined || Date.now() - since < FALLBACK_DURATION_MS) return;
    this.fallbacks.delete(remote);
    this.versions.delete(remote);
    this.loaders.delete(remote);
  }

  private async note(remote: string, loading: Promise<LoadedRemote>): Promise<LoadedRemote> {
    const loaded = await loading;
    this.versions.set(remote, loaded.version);
    if (loaded.isPrevious) this.fallbacks.set(remote, Date.now());
    return loaded;
  }

  private loaderFor(remote: string, entry: RegistryEntry | null): Loader<LoadedRemote> {
    const { settings } = this;
    const known = this.loaders.get(remote);
    if (known) return known;
    const loader = createLoader(() =>
      settings && entry
        ? this.note(remote, loadRemote(remote, entry, settings))
        : new Promise<LoadedRemote>(() => undefined),
    );
    this.loaders.set(remote, loader);
    return loader;
  }
}
