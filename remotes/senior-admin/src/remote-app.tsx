import type { PageMeta, PrefetchContext, RemoteProps } from '@narthex/shared-contracts';
import { t } from '@narthex/shared-contracts/translate';
import { Dashboard } from '@narthex/shared-panels/dashboard';
import { OverviewPage, SECTIONS } from './sections';
import { useSeniorDepartment, type SeniorDepartment } from './use-senior-department';

const PLACES: Readonly<Record<SeniorDepartment, string>> = {
  pastoral: t('Pastoral team'),
  finance: t('Finance committee'),
};

/** Renders the dashboard of the senior administration for the pastoral or the finance department. */
export default function RemoteApp({ base }: RemoteProps) {
  const department = useSeniorDepartment();
  // The guard admits only these two departments, but the session can end while the page is still rendered.
  if (!department) return null;
  return (
    <Dashboard
      base={base}
      sections={SECTIONS[department]}
      scope={{ kind: 'department', department }}
      place={{ title: PLACES[department], caption: 'Senior admin' }}
      department={department}
    />
  );
}

/** Preloads the code of the overview and returns the page's title for the browser tab. */
export async function prefetch({ path }: PrefetchContext): Promise<PageMeta> {
  const place = path.toLowerCase().split('/')[2] ?? '';
  if (place === '') OverviewPage.preload();
  const section = Object.values(SECTIONS)
    .flat()
    .find((candidate) => candidate.path === place);
  return { title: section ? `${section.label}, senior administration` : 'No such section' };
}
