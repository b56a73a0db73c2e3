import type { RegistryEntry } from '@narthex/shared-contracts';
import { createLoader, type Loader } from '@narthex/shared-ui';
import { loadGood, loadRemote, type LoadSettings, type LoadedRemote } from './load-remote';

/** How long an earlier version stands in before the live one is tried again. */
const FALLBACK_DURATION_MS = 5 * 60_000;

/** One load per remote and document; what failed is forgotten once it was seen, so that the next page tries again. */
export class RemoteResources {
  private readonly versions = new Map<string, string>();
  private readonly loaders = new Map<string, Loader<LoadedRemote>>();
  /** Since when another version stands in for the live one, by remote. */
  private readonly fallbacks = new Map<string, number>();

  /** Without settings nothing is ever loaded: on the server a remote is provided or waited for by the browser. */
  constructor(private readonly settings: LoadSettings | null) {}

  /** Puts a loaded remote in place (the server has it before it renders). */
  provide(remote: string, loaded: LoadedRemote): void {
    this.versions.set(remote, loaded.version);
    this.loaderFor(remote, null).provide(loaded);
  }

  /** Loads a remote, or gives the load that is under way. */
  get(remote: string, entry: RegistryEntry): Promise<LoadedRemote> {
    return this.loaderFor(remote, entry).load();
  }

  /** A remote for a render, which waits for it. */
  read(remote: string, entry: RegistryEntry): LoadedRemote {
    return this.loaderFor(remote, entry).read();
  }

  /** The version whose code is there; null while none is. */
  loadedVersion(remote: string): string | null {
    return this.versions.get(remote) ?? null;
  }

  /** Forgets a failed load. */
  forgetFailure(remote: string): void {
    this.loaders.get(remote)?.forgetFailure();
  }

  /** Puts the last good version in the place of one that failed to render. False when none is left to try. */
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

  /** Lets the live version be tried again, once another one has stood in for a while. For when a slot opens, not before. */
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
