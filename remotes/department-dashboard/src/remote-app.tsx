import { useSession } from '@narthex/shared-auth';
import {
  DEPARTMENT_FACTS,
  accessLabel,
  type PageMeta,
  type PrefetchContext,
  type RemoteProps,
} from '@narthex/shared-contracts';
import { Dashboard } from '@narthex/shared-panels/dashboard';
import { SECTIONS } from './sections';

/** Renders the dashboard that the ministry departments share, with the name and colour of the signed-in leader's. */
export default function RemoteApp({ base }: RemoteProps) {
  const department = useSession((session) => session.actor?.department);
  if (!department) return null;
  const { label } = DEPARTMENT_FACTS[department];
  return (
    <Dashboard
      base={base}
      sections={SECTIONS}
      scope={{ kind: 'department', department }}
      place={{ title: `${label} ministry`, caption: accessLabel(department) }}
      department={department}
    />
  );
}

/** Returns the page's title for the browser tab. */
export async function prefetch({ path }: PrefetchContext): Promise<PageMeta> {
  const place = path.toLowerCase().split('/')[2] ?? '';
  const section = SECTIONS.find((candidate) => candidate.path === place);
  return { title: section ? `${section.label}, department dashboard` : 'No such section' };
}
