import type { PageMeta, PrefetchContext, RemoteProps } from '@narthex/shared-contracts';
import { NoSuchSection } from '@narthex/shared-panels/no-such-section';
import { Route, Routes } from 'react-router-dom';
import { DepartmentFrame } from './department-frame';
import { SECTIONS } from './sections';

/** The dashboard that the ministry departments share: youth, music, health, education, prayer. */
export default function RemoteApp({ base }: RemoteProps) {
  return (
    <Routes>
      {SECTIONS.map((section) => (
        <Route
          key={section.path}
          path={section.path}
          element={
            <DepartmentFrame base={base} current={section}>
              <section.Page base={base} />
            </DepartmentFrame>
          }
        />
      ))}
      <Route
        path="*"
        element={
          <DepartmentFrame base={base} current={undefined}>
            <NoSuchSection overview={base} />
          </DepartmentFrame>
        }
      />
    </Routes>
  );
}

/** Names the page in the tab. */
export async function prefetch({ path }: PrefetchContext): Promise<PageMeta> {
  const place = path.toLowerCase().split('/')[2] ?? '';
  const section = SECTIONS.find((candidate) => candidate.path === place);
  return { title: section ? `${section.label}, department dashboard` : 'No such section' };
}
