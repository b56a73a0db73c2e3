import { paths } from '@narthex/shared-contracts';
import type { Site } from '@narthex/shared-contracts/schemas/site';

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

/** An address of its own for people who come to join; `paths.members` is the same page. */
export const MEMBERS_PORTAL = '/members-portal';
export const JOIN_LINK = link('Join us', `${MEMBERS_PORTAL}?tab=join`);
export const SIGN_IN_LINK = link('Sign in', paths.members.to());
export const GIVE_LINK = link('Give', paths.giving.to());

/** Every menu of the top bar and of the phone's sheet, in order. */
export function navMenus({ name, product }: Pick<Site, 'name' | 'product'>): readonly NavMenu[] {
  return [
    {
      id: 'about',
      label: 'About Us',
      links: [
        link(`About ${name}`, paths.aboutChurch.to(product)),
        link('The Adventist Church', paths.aboutDenomination.to()),
        link('A word from the chaplain', paths.pastorMessage.to()),
        link('A word from the first elder', paths.elderMessage.to()),
        link('Leaders 2024', paths.leaders2024.to()),
        link('Leadership Team 2023', paths.leaders2023.to()),
        link('Leadership Team 2022', paths.leaders2022.to()),
      ],
    },
    {
      id: 'ministries',
      label: 'Ministries',
      labelRest: '/Departments',
      links: [
        link('Deaconry', paths.deaconry.to()),
        link('Personal Ministries', paths.personalMinistries.to()),
        link('Prayer Department', paths.prayerDepartment.to()),
        link('AMO / ALO', paths.amoAlo.to()),
        link('Health', paths.health.to()),
        link('Sabbath School', paths.sabbathSchool.to()),
        link('Prophecy', paths.prophecy.to()),
      ],
    },
    {
      id: 'music',
      label: 'Music',
      links: [
        link('Church Choir', paths.churchChoir.to()),
        link('DCM', paths.dcm.to()),
        link('Blissful', paths.blissful.to()),
      ],
    },
    {
      id: 'evangelism',
      label: 'Evangelism',
      links: [
        link('Evangelism', paths.evangelism.to()),
        link('Public Campus Ministry', paths.pcm.to()),
        link('Literature Ministry', paths.books.to()),
      ],
    },
    {
      id: 'resources',
      label: 'Resources',
      links: [
        link('Sabbath calendar', paths.calendar.to()),
        link('Events', paths.events.to()),
        link('Sermons', paths.sermons.to()),
        link('Announcements', paths.announcements.to()),
        link('Tithes and offerings', paths.giving.to()),
      ],
    },
    {
      id: 'more',
      label: 'More',
      links: [
        JOIN_LINK,
        link('Member sign-in', paths.members.to()),
        link('Leaders portal', paths.leaders.to()),
        link('Administrator sign-in', paths.adminLogin.to()),
      ],
    },
  ];
}

/** The footer's short way to what people come for. */
export function quickLinks({ name, product }: Pick<Site, 'name' | 'product'>): readonly NavLink[] {
  return [
    link(`About ${name}`, paths.aboutChurch.to(product)),
    link('Sabbath calendar', paths.calendar.to()),
    link('Announcements', paths.announcements.to()),
    link('Sermons', paths.sermons.to()),
    link('Sabbath School', paths.sabbathSchool.to()),
    link('Giving', paths.giving.to()),
    link('Members', MEMBERS_PORTAL),
    link('Leaders', paths.leaders.to()),
  ];
}

export const LEGAL_LINKS: readonly NavLink[] = [
  link('Privacy', paths.privacy.to()),
  link('Terms', paths.terms.to()),
  link('Accessibility', paths.accessibility.to()),
  link('Content check', paths.contentTest.to()),
];
