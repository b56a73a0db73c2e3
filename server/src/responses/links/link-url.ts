import { isLink } from '@narthex/shared-contracts/schemas/text';

/** The URL of a stored link, or null for what must not become one: stored under older rules, or past the forms. */
export function linkUrl(stored: string | null): string | null {
  return stored !== null && isLink(stored) ? stored : null;
}
