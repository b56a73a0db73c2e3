import { paths } from '@narthex/shared-contracts';
import { t } from '@narthex/shared-contracts/translate';

export type MemberPage = 'dashboard' | 'profile' | 'ministries' | 'security' | 'privacy';

const BASES: Readonly<Record<MemberPage, string>> = {
  dashboard: paths.memberDashboard.pattern,
  profile: paths.memberProfile.pattern,
  ministries: paths.memberMinistries.pattern,
  security: paths.memberSecurity.pattern,
  privacy: paths.memberPrivacy.pattern,
};

/** The dashboard has no entry, since its heading is a greeting. */
export const PAGE_TITLES: Readonly<Record<Exclude<MemberPage, 'dashboard'>, string>> = {
  profile: t('My profile'),
  ministries: t('My ministries'),
  security: t('Password and devices'),
  privacy: t('Emails and privacy'),
};

const PAGES = Object.keys(BASES) as readonly MemberPage[];

const findPage = (path: string) => PAGES.find((page) => BASES[page] === path.toLowerCase());

/** Returns the page of a mount by its base path. */
export const findMemberPage = (base: string): MemberPage => findPage(base) ?? 'dashboard';

/** Returns the title of a path for the browser tab. */
export function getTabTitle(path: string): string {
  const page = findPage(path);
  if (!page) return t('No such page');
  return page === 'dashboard' ? t('Member dashboard') : PAGE_TITLES[page];
}
