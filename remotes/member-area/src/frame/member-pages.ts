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
  privacy: t('E-mails and privacy'),
};

const PAGES = Object.keys(BASES) as readonly MemberPage[];

/** Returns the page of a mount by its base path. */
export function findMemberPage(base: string): MemberPage {
  return PAGES.find((page) => BASES[page] === base.toLowerCase()) ?? 'dashboard';
}
