import type { PreviewInput } from '@narthex/shared-contracts/schemas/previews';
import type { SiteClient } from '../site-client';

/** These roles can open a preview by default. */
export const PREVIEW_ROLES: readonly string[] = ['leader', 'admin'];

/** Describes the options of the command line. */
export interface PreviewOptions {
  readonly release: string;
  readonly for: readonly string[];
  /** Counts the hours for which the link is valid. */
  readonly hours: number;
}

/**
 * Requests a preview link to a version. Resolves with a sentence that contains it. Throws SiteError if the site
 * refuses.
 */
export async function createPreview(
  site: SiteClient,
  remote: string,
  { release, for: roles, hours }: PreviewOptions,
): Promise<string> {
  // The site validates the body with its schema and returns the errors.
  const body = {
    version: release,
    roles,
    expires_in_hours: hours,
  } as PreviewInput;
  const { data } = await site.call('delivery.createPreview', { remote, body });
  return `For ${hours} hours ${roles.join(', ')} can open ${data.url}`;
}
