import { effectiveAccess, paths, type MenuGroup, type Registry } from '@narthex/shared-contracts';
import { liveMounts } from '../routing/match-mount';

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

/** A path of its own for people who come to join; `paths.members` is the same page. */
export const MEMBERS_PORTAL = '/members-portal';
export const JOIN_LINK = link('Join us', `${MEMBERS_PORTAL}?tab=join`);
export const SIGN_IN_LINK = link('Sign in', paths.members.to());
export const GIVE_LINK = link('Give', paths.giving.to());

type PageMenu = Omit<NavMenu, 'links'> & { readonly id: MenuGroup };

/** The menus that hold pages, in order. Which pages they hold is said by the registry. */
const PAGE_MENUS: readonly PageMenu[] = [
  { id: 'about', label: 'About Us' },
  { id: 'ministries', label: 'Ministries', labelRest: '/Departments' },
  { id: 'music', label: 'Music' },
  { id: 'evangelism', label: 'Evangelism' },
  { id: 'resources', label: 'Resources' },
];

/** The ways to sign in: the host's own pages. */
const MORE_MENU: NavMenu = {
  id: 'more',
  label: 'More',
  links: [
    JOIN_LINK,
    link('Member sign-in', paths.members.to()),
    link('Leaders portal', paths.leaders.to()),
    link('Administrator sign-in', paths.adminLogin.to()),
  ],
};

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
  const menus = PAGE_MENUS.map((menu) => ({ ...menu, links: getPageLinks(registry, menu.id) }));
  return [...menus.filter(({ links }) => links.length > 0), MORE_MENU];
}

/** The footer's short way to what people come for. */
export const buildQuickLinks = (registry: Registry): readonly NavLink[] => [
  ...getPageLinks(registry, 'quick'),
  link('Members', MEMBERS_PORTAL),
  link('Leaders', paths.leaders.to()),
];

/** What stands at the very foot of the page. */
export const buildLegalLinks = (registry: Registry): readonly NavLink[] => getPageLinks(registry, 'legal');
