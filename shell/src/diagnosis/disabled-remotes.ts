import { sessionStore } from '@narthex/shared-auth';
import { managesContent } from '@narthex/shared-contracts';
import type { RegistryWatch } from '../federation/rollout/registry-watch';

const PARAM = 'disable-remotes';
const STORAGE_KEY = 'narthex_disabled_remotes';
const MESSAGE = 'It is switched off in this browser tab, to find a fault.';

/**
 * Reads the remotes that `?disable-remotes=a,b` switches off in this tab. They are stored until
 * `enableRemotes`.
 */
function readAsked(): readonly string[] {
  try {
    const asked = new URLSearchParams(window.location.search).get(PARAM);
    if (asked !== null) sessionStorage.setItem(STORAGE_KEY, asked);
    return sessionStorage.getItem(STORAGE_KEY)?.split(',').filter(Boolean) ?? [];
  } catch {
    // Session storage is not available.
    return [];
  }
}

/** Lets leaders switch off remotes in their own tab, to find out which one causes a problem. */
export function disableAskedRemotes(watch: RegistryWatch): void {
  const asked = readAsked();
  if (asked.length === 0) return;
  const follow = () => {
    const isLeader = managesContent(sessionStore.getState().actor);
    watch.closeHere(isLeader ? asked : [], MESSAGE);
  };
  follow();
  sessionStore.subscribe(follow);
}

/** Enables all remotes in this tab again and reloads the page. */
export function enableRemotes(): void {
  sessionStorage.removeItem(STORAGE_KEY);
  const url = new URL(window.location.href);
  url.searchParams.delete(PARAM);
  window.location.assign(url);
}
