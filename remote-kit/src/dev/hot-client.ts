/// <reference types="webpack/module" />
import refresh from 'react-refresh/runtime';

declare global {
  /** Maps the path of each built folder to the hash of its newest build; `narthex dev` sends them. */
  var __narthexBuilds: Record<string, string> | undefined;
  /** Holds the refresh runtime of the shell, which remotes use too. */
  var __narthexRefresh: typeof refresh | undefined;
}

/** The script of `narthex dev` dispatches this event on the window after each build. */
const BUILT_EVENT = 'narthex:built';
/** The next document reads from here why this one was reloaded. */
const RELOADED_KEY = 'narthex:reloaded';

globalThis.__narthexRefresh ??= refresh;
const hot = import.meta.webpackHot;
const folder = new URL(__webpack_public_path__, document.baseURI).pathname;

function reload(reason: string): void {
  sessionStorage.setItem(RELOADED_KEY, reason);
  window.location.reload();
}

/** Replaces the modules that have changed, build after build, and reloads the page where one of them can't be replaced. */
async function update(): Promise<void> {
  // While an update is being applied, its own loop compares again.
  if (hot?.status() !== 'idle') return;
  try {
    while ((globalThis.__narthexBuilds?.[folder] ?? __webpack_hash__) !== __webpack_hash__) {
      const updated = await hot.check(true);
      if (!updated) return reload('This page was older than the builds that are kept.');
      // Only modules that export nothing but components start the refresh by themselves.
      refresh.performReactRefresh();
    }
  } catch (cause) {
    reload(cause instanceof Error ? cause.message : String(cause));
  }
}

window.addEventListener(BUILT_EVENT, () => void update());
void update();
