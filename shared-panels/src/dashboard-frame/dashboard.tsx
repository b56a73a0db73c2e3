import { useSession } from '@narthex/shared-auth';
import type { Department } from '@narthex/shared-contracts';
import type { ReactNode } from 'react';
import { Route, Routes } from 'react-router-dom';
import type { PanelScope } from '../panel-scope';
import { findPlaces } from './attention-places';
import { DashboardFrame } from './dashboard-frame';
import type { DashboardSection } from './dashboard-section';
import { NoSuchSection } from './no-such-section';
import { useSectionNav } from './section-nav';

interface DashboardProps {
  base: string;
  sections: readonly DashboardSection[];
  /** Holds the scope of the dashboard's panels. */
  scope: PanelScope;
  /** Holds the title and caption of the dashboard in the coloured box of the menu. */
  place: { title: string; caption: string };
  /** Holds the department whose colour the dashboard has. */
  department?: Department;
}

/**
 * Renders a leader's dashboard: its sections as menu and routes, each page in the frame and with the scope of the
 * dashboard.
 */
export function Dashboard({ base, sections, scope, place, department }: DashboardProps) {
  const actor = useSession((session) => session.actor);
  const places = findPlaces(actor, base, sections);
  const frame = { base, sections, place, department };
  return (
    <Routes>
      {sections.map((section) => (
        <Route
          key={section.path}
          path={section.path}
          element={
            <SectionFrame {...frame} section={section}>
              <section.Page base={base} scope={scope} places={places} />
            </SectionFrame>
          }
        />
      ))}
      <Route
        path="*"
        element={
          <SectionFrame {...frame}>
            <NoSuchSection overview={base} />
          </SectionFrame>
        }
      />
    </Routes>
  );
}

interface SectionFrameProps extends Omit<DashboardProps, 'scope'> {
  /** Is undefined if no section matches the URL. */
  section?: DashboardSection;
  children: ReactNode;
}

function SectionFrame({ base, sections, place, department, section, children }: SectionFrameProps) {
  const nav = useSectionNav(base, sections, section?.within ?? section?.path);
  const { path, label = 'Not found', title = label } = section ?? {};
  return (
    <DashboardFrame
      {...(department && { department })}
      base={base}
      place={place}
      title={path === '' ? undefined : title}
      nav={nav}
    >
      {children}
    </DashboardFrame>
  );
}
