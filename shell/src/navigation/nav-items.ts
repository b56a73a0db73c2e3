import {
  MEMBERS_PORTAL,
  effectiveAccess,
  liveMounts,
  paths,
  type MenuGroup,
  type Mount,
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
  /** Holds the end of the label, which is left out where the bar is narrow. */
  readonly labelRest?: string;
  readonly links: readonly NavLink[];
}

const link = (label: string, to: string): NavLink => ({ label, to });

const JOIN_LINK = link(t('Join us'), `${MEMBERS_PORTAL}?tab=join`);
/** The `Sign in` menu offers these links. */
export const SIGN_IN_LINKS: readonly NavLink[] = [
  link(t('Sign in as a member'), paths.members.to()),
  link(t('Sign in as a leader'), paths.leaders.to()),
  link(t('Sign in as an administrator'), paths.adminLogin.to()),
];
/** The same links have short labels where the words `Sign in` stand before them. */
export const PORTAL_LINKS: readonly NavLink[] = [
  link(t('member'), paths.members.to()),
  link(t('leader'), paths.leaders.to()),
  link(t('administrator'), paths.adminLogin.to()),
];
export const GIVE_LINK = link(t('Give'), paths.giving.to());

type PageMenu = Omit<NavMenu, 'links'> & { readonly id: MenuGroup };

/** The menus of the top bar are shown in this order. The registry decides which pages they contain. */
const PAGE_MENUS: readonly PageMenu[] = [
  { id: 'about', label: 'About Us' },
  { id: 'ministries', label: 'Ministries', labelRest: t('/Departments') },
  { id: 'music', label: 'Music' },
  { id: 'evangelism', label: 'Evangelism' },
  { id: 'resources', label: 'Resources' },
  { id: 'more', label: 'More' },
];

/** These pages of the shell itself are added to a menu. */
const OWN_LINKS: Readonly<Partial<Record<MenuGroup, readonly NavLink[]>>> = { more: [JOIN_LINK] };

/** Holds the public pages of registries, because each page shows some ten groups of them. */
const publicMounts = new WeakMap<Registry, readonly Mount[]>();

/** Returns the pages that the live remotes have for everybody. */
function listPublicMounts(registry: Registry): readonly Mount[] {
  const known = publicMounts.get(registry);
  if (known) return known;
  // Pages that require a sign-in don't belong into the public navigation.
  const mounts = liveMounts(registry)
    .map(({ mount }) => mount)
    .filter((mount) => effectiveAccess(mount) === 'public');
  publicMounts.set(registry, mounts);
  return mounts;
}

/** Returns the pages that the live remotes add to a group of the public navigation, in their order. */
const getPageLinks = (registry: Registry, wanted: MenuGroup): readonly NavLink[] =>
  listPublicMounts(registry)
    .flatMap(({ path, title, menus = [] }) =>
      menus.flatMap(({ group, label = title, order }) =>
        group === wanted ? { order, link: link(label, path) } : [],
      ),
    )
    .sort((a, b) => a.order - b.order)
    .map((entry) => entry.link);

/**
 * Returns the menus of the top bar and of the phone's sheet in their order. Menus without pages are left out.
 */
export function buildMenus(registry: Registry): readonly NavMenu[] {
  return PAGE_MENUS.map((menu) => ({
    ...menu,
    links: [...getPageLinks(registry, menu.id), ...(OWN_LINKS[menu.id] ?? [])],
  })).filter(({ links }) => links.length > 0);
}

/** Returns the pages for newcomers, which stand before the menus. */
export const buildFirstLinks = (registry: Registry): readonly NavLink[] => getPageLinks(registry, 'first');

/** Returns the pages that stand in the top bar without a menu. */
export const buildBarLinks = (registry: Registry): readonly NavLink[] => getPageLinks(registry, 'bar');

/** Returns the footer's links to frequently visited pages. */
export const buildQuickLinks = (registry: Registry): readonly NavLink[] => getPageLinks(registry, 'quick');

/** Returns the links at the very bottom of the footer. */
export const buildLegalLinks = (registry: Registry): readonly NavLink[] => getPageLinks(registry, 'legal');
