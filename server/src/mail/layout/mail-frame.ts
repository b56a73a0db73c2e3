import type { Language } from '@narthex/shared-contracts/languages';
import { isTranslatedLanguage } from '@narthex/shared-contracts/schemas/translations';
import type { Site } from '@narthex/shared-contracts/schemas/site';
import { t } from '@narthex/shared-contracts/translate';

/** Labels the link that ends messages to an address. */
export const UNSUBSCRIBE = t('Unsubscribe');

/** Contains everything that an email needs around its content. */
export interface MailFrame {
  readonly site: Pick<Site, 'name' | 'address' | 'email' | 'phone' | 'translations'>;
  /** Is the origin of the site for links. */
  readonly origin: string;
  /** Is the path of the unsubscribe link; only bulk mail has one. */
  readonly unsubscribe_path: string | null;
}

export const absoluteUrl = (frame: Pick<MailFrame, 'origin'>, path: string) =>
  new URL(path, frame.origin).href;

/** Returns the last lines of each email, below its reason. */
export function senderLines({ site }: MailFrame, language: Language): string[] {
  const own = isTranslatedLanguage(language) ? site.translations?.[language] : undefined;
  const contacts = [own?.['address'] || site.address, site.phone, site.email].filter((line) => line !== '');
  return [site.name, ...(contacts.length > 0 ? [contacts.join(' · ')] : [])];
}
