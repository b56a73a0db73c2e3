/// <reference types="webpack/module" />
import refresh from 'react-refresh/runtime';

declare global {
  /** The hash of the newest build of each folder of files, by the folder's path; `narthex dev` tells the page. */
  var __narthexBuilds: Record<string, string> | undefined;
  /** The refresh runtime of the shell, which the remotes use too. */
  var __narthexRefresh: typeof refresh | undefined;
}

/** Dispatched on the window by the page's connection to `narthex dev` when a folder was built again. */
const BUILT_EVENT = 'narthex:built';
/** Where the next document finds why this one was reloaded. */
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
      // Modules with other exports than components don't ask for it by themselves.
      refresh.performReactRefresh();
    }
  } catch (cause) {
    reload(cause instanceof Error ? cause.message : String(cause));
  }
}

window.addEventListener(BUILT_EVENT, () => void update());
void update();
