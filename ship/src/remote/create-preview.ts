import type { PreviewInput } from '@narthex/shared-contracts/schemas/previews';
import type { SiteClient } from '../site-client';

/** Who opens a preview unless the team says otherwise, separated by commas. */
export const PREVIEW_ROLES = 'leader,pastor,elder,admin';

/** As the command line has them. */
export interface PreviewOptions {
  readonly release: string;
  /** Roles, separated by commas. */
  readonly for: string;
  /** How many hours the link opens. */
  readonly hours: string;
}

/** Asks the site for a link to a version. Resolves with a sentence that has it; throws SiteError where the site refuses. */
export async function createPreview(
  site: SiteClient,
  remote: string,
  { release, for: roles, hours }: PreviewOptions,
): Promise<string> {
  // The site checks it against its schema, and says what is wrong with it.
  const body = {
    version: release,
    roles: roles.split(','),
    expires_in_hours: Number(hours),
  } as PreviewInput;
  const { data } = await site.call('delivery.createPreview', { remote, body });
  return `For ${hours} hours ${roles.split(',').join(', ')} can open ${data.url}`;
}
