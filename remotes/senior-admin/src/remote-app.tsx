import type { PageMeta, PrefetchContext, RemoteProps } from '@narthex/shared-contracts';
import { NoSuchSection } from '@narthex/shared-panels/no-such-section';
import { Route, Routes } from 'react-router-dom';
import { OverviewPage, SECTIONS } from './sections';
import { SeniorFrame } from './senior-frame';
import { useSeniorDepartment } from './use-senior-department';

/** The dashboard of the senior administration: the pastoral team's, or the finance committee's. */
export default function RemoteApp({ base }: RemoteProps) {
  const department = useSeniorDepartment();
  // The guard lets in these two departments only; the session may end while the page is still rendered.
  if (!department) return null;
  return (
    <Routes>
      {SECTIONS[department].map((section) => (
        <Route
          key={section.path}
          path={section.path}
          element={
            <SeniorFrame base={base} department={department} current={section}>
              <section.Page base={base} />
            </SeniorFrame>
          }
        />
      ))}
      <Route
        path="*"
        element={
          <SeniorFrame base={base} department={department} current={undefined}>
            <NoSuchSection overview={base} />
          </SeniorFrame>
        }
      />
    </Routes>
  );
}

/** Fetches the code of the overview ahead, and names the page in the tab. */
export async function prefetch({ path }: PrefetchContext): Promise<PageMeta> {
  const place = path.toLowerCase().split('/')[2] ?? '';
  if (place === '') OverviewPage.preload();
  const section = Object.values(SECTIONS)
    .flat()
    .find((candidate) => candidate.path === place);
  return { title: section ? `${section.label}, senior administration` : 'No such section' };
}
