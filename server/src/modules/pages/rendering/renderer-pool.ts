import { LRUCache } from 'lru-cache';
import { SOURCE_LANGUAGE } from '@narthex/shared-contracts/languages';
import { nodeBuildName } from '../../../builds/packages/remote-package';
import type { RemoteStore } from '../../../builds/packages/remote-store';
import type { RemoteIdentity } from './render-messages';
import { RenderCrashError, type OpenRenderer, type VersionRenderer } from './version-renderer';
import { CRASHED_VERSION_PAUSE_MS, MAX_RENDERERS, RENDERER_IDLE_MS } from '../page-policy';

const SHELL = 'shell';
const getRendererKey = (remote: RemoteIdentity | null) =>
  remote ? `${remote.name} ${remote.version} ${remote.language ?? ''}` : SHELL;

/** Holds one renderer for each version, which is started with the version's first page. */
export class RendererPool {
  readonly #open: OpenRenderer;
  readonly #store: Pick<RemoteStore, 'read'>;
  readonly #pausedUntil = new Map<string, number>();
  readonly #renderers = new LRUCache<string, VersionRenderer>({
    max: MAX_RENDERERS,
    ttl: RENDERER_IDLE_MS,
    ttlAutopurge: true,
    updateAgeOnGet: true,
    dispose: (renderer) => void renderer.close(),
  });

  constructor(open: OpenRenderer, store: Pick<RemoteStore, 'read'>) {
    this.#open = open;
    this.#store = store;
  }

  /**
   * Runs `work` with the renderer of a version; returns null if the version has no Node build. Rethrows errors of the
   * renderer, and throws RenderCrashError for a while after a crash.
   */
  async use<T>(
    remote: RemoteIdentity | null,
    work: (renderer: VersionRenderer) => Promise<T>,
  ): Promise<T | null> {
    const key = getRendererKey(remote);
    // A renderer that hangs after an abort is marked as broken only some time after its page has failed.
    const known = this.#renderers.peek(key);
    if (known?.isBroken) this.#pause(key, known);
    if ((this.#pausedUntil.get(key) ?? 0) > Date.now())
      throw new RenderCrashError(`${key} crashed a moment ago and is left alone`);
    const renderer = await this.#find(key, remote);
    if (!renderer) return null;
    try {
      await renderer.ready;
      return await work(renderer);
    } catch (error) {
      if (renderer.isBroken) this.#pause(key, renderer);
      throw error;
    }
  }

  /** Ends the renderers of the remotes for which `isKept` returns false. */
  retain(isKept: (name: string) => boolean): void {
    for (const key of this.#renderers.keys()) {
      const [name = ''] = key.split(' ');
      if (key !== SHELL && !isKept(name)) this.#renderers.delete(key);
    }
  }

  async close(): Promise<void> {
    const open = [...this.#renderers.values()];
    this.#renderers.clear();
    await Promise.all(open.map((renderer) => renderer.close()));
  }

  async #find(key: string, remote: RemoteIdentity | null): Promise<VersionRenderer | null> {
    const known = this.#renderers.get(key);
    if (known && !known.isBroken) return known;
    const code =
      remote &&
      (await this.#store.read(
        remote.name,
        remote.version,
        nodeBuildName(remote.language ?? SOURCE_LANGUAGE),
      ));
    if (remote && !code) return null;
    // Another page may have started it in the meantime.
    const started = this.#renderers.get(key);
    if (started && !started.isBroken) return started;
    const renderer = this.#open(remote && code && { ...remote, code: code.toString('utf8') });
    this.#renderers.set(key, renderer);
    return renderer;
  }

  #pause(key: string, renderer: VersionRenderer): void {
    if (this.#renderers.peek(key) === renderer) this.#renderers.delete(key);
    this.#pausedUntil.set(key, Date.now() + CRASHED_VERSION_PAUSE_MS);
    setTimeout(() => this.#pausedUntil.delete(key), CRASHED_VERSION_PAUSE_MS).unref();
  }
}
