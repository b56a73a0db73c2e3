import { useSession } from '@narthex/shared-auth';
import type { Department } from '@narthex/shared-contracts';
import type { DashboardNavItem } from '@narthex/shared-ui';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Route, Routes } from 'react-router-dom';
import { countAttention, overviewQuery } from '../overview/overview-query';
import type { PanelScope } from '../panel-scope';
import { DashboardFrame } from './dashboard-frame';
import { getSectionUrl, isListed, type DashboardSection } from './dashboard-section';
import { NoSuchSection } from './no-such-section';

interface DashboardProps {
  base: string;
  sections: readonly DashboardSection[];
  /** Whose things its panels manage. */
  scope: PanelScope;
  /** Whose dashboard this is: the coloured box of the menu. */
  place: { title: string; caption: string };
  /** The department whose colour it has. */
  department?: Department;
}

const ATTENTION_LABELS = { events: 'drafts past their date', announcements: 'ending soon' } as const;

/** A leader's dashboard: its sections as menu and routes, each page in the frame and with the dashboard's scope. */
export function Dashboard({ base, sections, scope, place, department }: DashboardProps) {
  const actorId = useSession((session) => session.actor?.id);
  const counts = countAttention(useQuery(overviewQuery(actorId)).data);

  const buildNav = (current: DashboardSection | undefined): DashboardNavItem[] =>
    sections.filter(isListed).map(({ path, label, icon, attention }) => ({
      to: getSectionUrl(base, path),
      label,
      icon,
      isCurrent: path === current?.path,
      ...(attention && { count: counts[attention], countLabel: ATTENTION_LABELS[attention] }),
    }));

  const frame = (current: DashboardSection | undefined, children: ReactNode) => (
    <DashboardFrame
      {...(department && { department })}
      place={place}
      title={current?.path === '' ? undefined : (current?.label ?? 'Not found')}
      nav={buildNav(current)}
    >
      {children}
    </DashboardFrame>
  );

  return (
    <Routes>
      {sections.map((section) => (
        <Route
          key={section.path}
          path={section.path}
          element={frame(section, <section.Page base={base} scope={scope} />)}
        />
      ))}
      <Route path="*" element={frame(undefined, <NoSuchSection overview={base} />)} />
    </Routes>
  );
}
