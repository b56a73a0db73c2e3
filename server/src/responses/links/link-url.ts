import { isLink } from '@narthex/shared-contracts/schemas/text';

/**
 * Returns a stored link, or null if it isn't safe: it may have been stored under older rules or without a
 * form.
 */
export function linkUrl(stored: string | null): string | null {
  return stored !== null && isLink(stored) ? stored : null;
}
