import type { Mount, MenuPlacement, Registry } from '@narthex/shared-contracts';
import type { ReactElement } from 'react';
import { ShellProvider } from '../app/shell-context';
import { entryOf } from '../federation/in-memory-remotes.testing';
import { RemoteResources } from '../federation/remote-resource';

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

/** A registry whose one remote has these mounts. */
export function fakeRegistry(mounts: readonly Mount[] = FAKE_PAGES): Registry {
  const entry = entryOf();
  return {
    schema: 'https://raw.githubusercontent.com/awslabs/frontend-discovery/main/schema/v1-pre.json',
    microFrontends: {
      'public-site': [{ ...entry, extras: { ...entry.extras, mounts: [...mounts] } }],
    },
  };
}

/** A part of the shell under test, in a document whose registry has these pages. */
export function withShell(part: ReactElement, mounts?: readonly Mount[]): ReactElement {
  const registry = fakeRegistry(mounts);
  const shell = {
    registry,
    resources: new RemoteResources(null),
    report: () => undefined,
    renderedSlot: null,
  };
  return <ShellProvider value={shell}>{part}</ShellProvider>;
}
