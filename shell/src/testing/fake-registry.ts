import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Descriptor, MenuPlacement, Mount, Registry } from '@narthex/shared-contracts';
import { entryOf } from '../federation/in-memory-remotes.testing';

/** The dashboards of the site. */
export const DASHBOARDS = ['supreme-admin', 'senior-admin', 'department-dashboard', 'member-area'] as const;

/** The mounts a remote of this repository names in its descriptor. */
export function readMounts(remote: string): Mount[] {
  const file = path.join(__dirname, '../../../remotes', remote, 'remote.json');
  const descriptor: Descriptor = JSON.parse(readFileSync(file, 'utf8'));
  return descriptor.mounts;
}

/** A registry with one version of each remote. */
export function fakeRegistry(mounts: Readonly<Record<string, readonly Mount[]>>): Registry {
  const entry = (ofRemote: readonly Mount[], remote: string) => {
    const made = entryOf({ remote });
    return { ...made, extras: { ...made.extras, mounts: [...ofRemote] } };
  };
  return {
    schema: 'https://raw.githubusercontent.com/awslabs/frontend-discovery/main/schema/v1-pre.json',
    microFrontends: Object.fromEntries(
      Object.entries(mounts).map(([remote, ofRemote]) => [remote, [entry(ofRemote, remote)]]),
    ),
  };
}

const page = (path: string, title: string, group: MenuPlacement['group'], aliases: string[] = []): Mount => ({
  path,
  base: '/',
  exact: true,
  guard: 'public',
  title,
  aliases,
  menus: [{ group, order: 10 }],
});

const CALENDAR = page('/COE', 'Calendar of events', 'resources', ['/SabbathCalendar']);
const GIVING = page('/tithes-offerings', 'Tithes and offerings', 'resources');

/** One or more pages of every group of the public navigation. */
const FAKE_PAGES: readonly Mount[] = [
  page('/AboutMwangaza', 'About Mwangaza', 'about'),
  page('/DeconaryDepartment', 'Deaconry', 'ministries'),
  page('/Music/ChurchChoir', 'Church Choir', 'music'),
  page('/Music/DCM', 'DCM', 'music'),
  page('/Music/Blissful', 'Blissful', 'music'),
  page('/PCM', 'Public Campus Ministry', 'evangelism'),
  { ...CALENDAR, menus: [{ group: 'resources', label: 'Sabbath calendar', order: 5 }] },
  page('/Sermons', 'Sermons', 'resources'),
  page('/Announcements', 'Announcements', 'resources'),
  { ...GIVING, menus: [{ group: 'quick', label: 'Giving', order: 10 }] },
  page('/privacy', 'Privacy', 'legal'),
  page('/terms', 'Terms', 'legal'),
  page('/accessibility', 'Accessibility', 'legal'),
];

/** Every dashboard as its remote describes it, and a site's public pages. */
export const siteRegistry = (pages: readonly Mount[] = FAKE_PAGES): Registry =>
  fakeRegistry({
    'public-site': [{ path: '/', base: '/', exact: true, guard: 'public', title: 'Home' }, ...pages],
    ...Object.fromEntries(DASHBOARDS.map((remote) => [remote, readMounts(remote)])),
  });
