import type { RegistryEntry } from '@narthex/shared-contracts';
import { loadRemote, type LoadSettings, type LoadedRemote } from './load-remote';

/** A promise React can read without waiting once it is settled (the fields are React's own convention). */
export type Resource = Promise<LoadedRemote> & {
  status?: 'pending' | 'fulfilled' | 'rejected';
  value?: LoadedRemote;
  reason?: unknown;
};

/** A remote that is already there, as a resource. */
export function readyResource(remote: LoadedRemote): Resource {
  const resource: Resource = Promise.resolve(remote);
  resource.status = 'fulfilled';
  resource.value = remote;
  return resource;
}

/** One load per remote and document; what failed is forgotten once it was seen, so that the next page tries again. */
export class RemoteResources {
  private readonly resources = new Map<string, Resource>();

  constructor(private readonly settings: LoadSettings | null) {}

  /** Puts a loaded remote in place (the server has it before it renders). */
  provide(remote: string, loaded: LoadedRemote): void {
    this.resources.set(remote, readyResource(loaded));
  }

  get(remote: string, entry: RegistryEntry): Promise<LoadedRemote> {
    const found = this.resources.get(remote);
    if (found) return found;
    const resource: Resource = this.settings
      ? loadRemote(remote, entry, this.settings)
      : new Promise<LoadedRemote>(() => undefined);
    resource.status = 'pending';
    resource.then(
      (value) => void Object.assign(resource, { status: 'fulfilled', value }),
      // Returning the resource itself would reject once more, with nobody to catch it.
      (reason: unknown) => void Object.assign(resource, { status: 'rejected', reason }),
    );
    this.resources.set(remote, resource);
    return resource;
  }

  /** Forgets a failed load. */
  forgetFailure(remote: string): void {
    if (this.resources.get(remote)?.status === 'rejected') this.resources.delete(remote);
  }
}
