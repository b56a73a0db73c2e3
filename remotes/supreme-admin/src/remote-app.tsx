import {
  paths,
  type PageMeta,
  type PrefetchContext,
  type RemoteProps,
  accessLabel,
  DEPARTMENT_FACTS,
} from '@narthex/shared-contracts';
import { AdminApp, AdminLanding } from './admin-app';
import { ADMIN_SECTIONS, COMMUNICATION_SECTIONS } from './sections';
import { Dashboard } from '@narthex/shared-panels/dashboard';

/** Renders the command center of the communication department. */
function CommunicationApp({ base }: { base: string }) {
  const { label } = DEPARTMENT_FACTS.communication;
  return (
    <Dashboard
      base={base}
      sections={COMMUNICATION_SECTIONS}
      scope={{ kind: 'church' }}
      place={{ title: label, caption: accessLabel('communication') }}
    />
  );
}

/** Renders the administration or the command center, according to the base of the mount. */
export default function RemoteApp({ base }: RemoteProps) {
  if (isAt(base, paths.communicationDashboard.pattern)) return <CommunicationApp base={base} />;
  return isAt(base, paths.adminLanding.pattern) ? <AdminLanding /> : <AdminApp />;
}

const isAt = (base: string, pattern: string) => base.toLowerCase() === pattern;

/** Returns the page's title for the browser tab. */
export async function prefetch({ path }: PrefetchContext): Promise<PageMeta> {
  const [, mount = '', ...rest] = path.toLowerCase().split('/');
  const place = rest.join('/');
  if (isAt(`/${mount}`, paths.communicationDashboard.pattern)) {
    const wanted = place.replace(/^(departments)\/[^/]+$/, '$1/:department');
    const section = COMMUNICATION_SECTIONS.find((candidate) => candidate.path === wanted);
    return { title: section ? `${section.label}, communication command center` : 'No such section' };
  }
  const wanted =
    place === ''
      ? 'dashboard'
      : place
          .replace(/^(ministries\/edit)\/[^/]+$/, '$1/:id')
          .replace(/^(departments)\/[^/]+$/, '$1/:department');
  const section = ADMIN_SECTIONS.find((candidate) => candidate.path === wanted);
  return { title: section?.title ?? section?.label ?? 'No such section' };
}
