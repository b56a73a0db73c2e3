import { useSession } from '@narthex/shared-auth';
import { DEPARTMENT_FACTS } from '@narthex/shared-contracts';
import { DashboardFrame } from '@narthex/shared-panels/dashboard-frame';
import { getSectionUrl, type DashboardSection } from '@narthex/shared-panels/dashboard-section';
import { countAttention, overviewQuery } from '@narthex/shared-panels/overview-query';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { SECTIONS } from './sections';

interface DepartmentFrameProps {
  base: string;
  /** The open section; undefined where the URL names none. */
  current: DashboardSection | undefined;
  children: ReactNode;
}

/** The frame of a department's dashboard, in its colour and name. */
export function DepartmentFrame({ base, current, children }: DepartmentFrameProps) {
  const actor = useSession((session) => session.actor);
  const counts = countAttention(useQuery(overviewQuery(actor?.id)).data);
  const department = actor?.department;
  if (!department) return null;
  const { label, access } = DEPARTMENT_FACTS[department];
  return (
    <DashboardFrame
      department={department}
      place={{ title: `${label} ministry`, caption: access }}
      title={current?.path === '' ? undefined : (current?.label ?? 'Not found')}
      nav={SECTIONS.map(({ path, label: name, icon }) => ({
        to: getSectionUrl(base, path),
        label: name,
        icon,
        isCurrent: path === current?.path,
        ...(path === 'activities' && { count: counts.events, countLabel: 'drafts past their date' }),
        ...(path === 'announcements' && { count: counts.announcements, countLabel: 'ending soon' }),
      }))}
    >
      {children}
    </DashboardFrame>
  );
}
