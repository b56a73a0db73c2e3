import { sessionStore } from '@narthex/shared-auth';
import { managesContent } from '@narthex/shared-contracts';
import type { RegistryWatch } from '../federation/rollout/registry-watch';

const PARAM = 'disable-remotes';
const STORAGE_KEY = 'narthex_disabled_remotes';
const MESSAGE = 'It is switched off in this browser tab, to find a fault.';

/** What `?disable-remotes=a,b` asked for in this tab; remembered until it is taken back. */
function readAsked(): readonly string[] {
  try {
    const asked = new URLSearchParams(window.location.search).get(PARAM);
    if (asked !== null) sessionStorage.setItem(STORAGE_KEY, asked);
    return sessionStorage.getItem(STORAGE_KEY)?.split(',').filter(Boolean) ?? [];
  } catch {
    // Storage is switched off.
    return [];
  }
}

/** Lets a leader switch remotes off in their own tab, to find which part a fault comes from. */
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

/** Lets all remotes run again in this tab, from the next document on. */
export function enableRemotes(): void {
  sessionStorage.removeItem(STORAGE_KEY);
  const url = new URL(window.location.href);
  url.searchParams.delete(PARAM);
  window.location.assign(url);
}
