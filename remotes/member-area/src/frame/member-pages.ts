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

/** The headings of the pages; the dashboard greets instead. */
export const PAGE_TITLES: Readonly<Record<Exclude<MemberPage, 'dashboard'>, string>> = {
  profile: t('My profile'),
  ministries: t('My ministries'),
  security: t('Password and devices'),
  privacy: t('E-mails and privacy'),
};

const PAGES = Object.keys(BASES) as readonly MemberPage[];

/** The page of a mount, which its base names. */
export function findMemberPage(base: string): MemberPage {
  return PAGES.find((page) => BASES[page] === base.toLowerCase()) ?? 'dashboard';
}
