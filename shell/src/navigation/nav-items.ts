import {
  MEMBERS_PORTAL,
  effectiveAccess,
  liveMounts,
  paths,
  type MenuGroup,
  type Registry,
} from '@narthex/shared-contracts';
import { t } from '@narthex/shared-contracts/translate';

export interface NavLink {
  readonly label: string;
  readonly to: string;
}

export interface NavMenu {
  readonly id: string;
  readonly label: string;
  /** The rest of the label, left out where the bar has no room for it. */
  readonly labelRest?: string;
  readonly links: readonly NavLink[];
}

const link = (label: string, to: string): NavLink => ({ label, to });

export const JOIN_LINK = link(t('Join us'), `${MEMBERS_PORTAL}?tab=join`);
/** What the one button to sign in offers. */
export const SIGN_IN_LINKS: readonly NavLink[] = [
  link(t('Sign in as a member'), paths.members.to()),
  link(t('Sign in as a leader'), paths.leaders.to()),
  link(t('Sign in as an administrator'), paths.adminLogin.to()),
];
/** The same doors where `Sign in` stands before them. */
export const PORTAL_LINKS: readonly NavLink[] = [
  link(t('member'), paths.members.to()),
  link(t('leader'), paths.leaders.to()),
  link(t('administrator'), paths.adminLogin.to()),
];
export const GIVE_LINK = link(t('Give'), paths.giving.to());

type PageMenu = Omit<NavMenu, 'links'> & { readonly id: MenuGroup };

/** The menus that hold pages, in order. Which pages they hold is said by the registry. */
const PAGE_MENUS: readonly PageMenu[] = [
  { id: 'about', label: 'About Us' },
  { id: 'ministries', label: 'Ministries', labelRest: t('/Departments') },
  { id: 'music', label: 'Music' },
  { id: 'evangelism', label: 'Evangelism' },
  { id: 'resources', label: 'Resources' },
  { id: 'more', label: 'More' },
];

/** Pages of the host's own that stand in a menu. */
const OWN_LINKS: Readonly<Partial<Record<MenuGroup, readonly NavLink[]>>> = { more: [JOIN_LINK] };

/** The pages that the live remotes place in a group of the public navigation, in order. */
function getPageLinks(registry: Registry, wanted: MenuGroup): readonly NavLink[] {
  return (
    liveMounts(registry)
      .map(({ mount }) => mount)
      // A page that asks for a sign-in is never advertised to everybody.
      .filter((mount) => effectiveAccess(mount) === 'public')
      .flatMap(({ path, title, menus = [] }) =>
        menus.flatMap(({ group, label = title, order }) =>
          group === wanted ? { order, link: link(label, path) } : [],
        ),
      )
      .sort((a, b) => a.order - b.order)
      .map((entry) => entry.link)
  );
}

/** Every menu of the top bar and of the phone's sheet, in order; one without a page is left out. */
export function buildMenus(registry: Registry): readonly NavMenu[] {
  return PAGE_MENUS.map((menu) => ({
    ...menu,
    links: [...getPageLinks(registry, menu.id), ...(OWN_LINKS[menu.id] ?? [])],
  })).filter(({ links }) => links.length > 0);
}

/** The pages for who has never been here, before the menus. */
export const buildFirstLinks = (registry: Registry): readonly NavLink[] => getPageLinks(registry, 'first');

/** The pages that stand in the top bar by themselves. */
export const buildBarLinks = (registry: Registry): readonly NavLink[] => getPageLinks(registry, 'bar');

/** The footer's short way to what people come for. */
export const buildQuickLinks = (registry: Registry): readonly NavLink[] => getPageLinks(registry, 'quick');

/** What stands at the very foot of the page. */
export const buildLegalLinks = (registry: Registry): readonly NavLink[] => getPageLinks(registry, 'legal');
