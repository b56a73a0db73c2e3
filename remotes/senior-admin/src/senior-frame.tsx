import { DashboardFrame } from '@narthex/shared-panels/dashboard-frame';
import { getSectionUrl, type DashboardSection } from '@narthex/shared-panels/dashboard-section';
import type { ReactNode } from 'react';
import { SECTIONS } from './sections';
import type { SeniorDepartment } from './use-senior-department';

const PLACES: Readonly<Record<SeniorDepartment, string>> = {
  pastoral: 'Pastoral team',
  finance: 'Finance committee',
};

interface SeniorFrameProps {
  base: string;
  department: SeniorDepartment;
  /** The open section; undefined where the URL names none. */
  current: DashboardSection | undefined;
  children: ReactNode;
}

/** The frame of a senior dashboard, with the sections of its department. */
export function SeniorFrame({ base, department, current, children }: SeniorFrameProps) {
  return (
    <DashboardFrame
      department={department}
      place={{ title: PLACES[department], caption: 'Senior admin' }}
      title={current?.path === '' ? undefined : (current?.label ?? 'Not found')}
      nav={SECTIONS[department].map(({ path, label, icon }) => ({
        to: getSectionUrl(base, path),
        label,
        icon,
        isCurrent: path === current?.path,
      }))}
    >
      {children}
    </DashboardFrame>
  );
}
