import type { RegistryEntry } from '@narthex/shared-contracts';
import { createLoader, type Loader } from '@narthex/shared-ui';
import { loadRemote, type LoadSettings, type LoadedRemote } from './load-remote';

/** One load per remote and document; what failed is forgotten once it was seen, so that the next page tries again. */
export class RemoteResources {
  private readonly loaders = new Map<string, Loader<LoadedRemote>>();

  /** Without settings nothing is ever loaded: on the server a remote is provided or waited for by the browser. */
  constructor(private readonly settings: LoadSettings | null) {}

  /** Puts a loaded remote in place (the server has it before it renders). */
  provide(remote: string, loaded: LoadedRemote): void {
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

  /** Forgets a failed load. */
  forgetFailure(remote: string): void {
    this.loaders.get(remote)?.forgetFailure();
  }

  private loaderFor(remote: string, entry: RegistryEntry | null): Loader<LoadedRemote> {
    const { settings } = this;
    const known = this.loaders.get(remote);
    if (known) return known;
    const loader = createLoader(() =>
      settings && entry ? loadRemote(remote, entry, settings) : new Promise<LoadedRemote>(() => undefined),
    );
    this.loaders.set(remote, loader);
    return loader;
  }
}
