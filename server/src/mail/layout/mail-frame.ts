import type { Site } from '@narthex/shared-contracts/schemas/site';

/** What every email of this site carries around its content. */
export interface MailFrame {
  readonly site: Pick<Site, 'name' | 'tagline' | 'address' | 'email' | 'phone'>;
  /** Origin of the site in links. */
  readonly origin: string;
  /** Path of the one-click link; bulk mail has one. */
  readonly unsubscribe_path: string | null;
}

/** The whole URL of a path of this site. */
export const absoluteUrl = (frame: Pick<MailFrame, 'origin'>, path: string) =>
  new URL(path, frame.origin).href;

/** The lines at the foot of each email, after the reason it was sent for. */
export function senderLines({ site }: MailFrame): string[] {
  const contacts = [site.address, site.phone, site.email].filter((line) => line !== '');
  return [site.name, ...(contacts.length > 0 ? [contacts.join(' · ')] : [])];
}
