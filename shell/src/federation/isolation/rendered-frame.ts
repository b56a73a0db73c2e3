import { effectiveAccess, type MountMatch, type Registry } from '@narthex/shared-contracts';

/** Matches the frame of an isolated remote in the HTML of the server. */
export const RENDERED_FRAME = 'iframe[src^="/frames/"]';

/**
 * Returns true if the server renders the frame of a guarded page, so that it loads the shell while the page does. It
 * doesn't if the browser chooses between two versions.
 */
export const rendersFrame = ({ microFrontends }: Registry, match: MountMatch | null): boolean =>
  match !== null &&
  match.entry.extras.isolated === true &&
  match.entry.extras.disabled === undefined &&
  effectiveAccess(match.mount) !== 'public' &&
  microFrontends[match.remote]?.length === 1;
