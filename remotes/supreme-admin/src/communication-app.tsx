import { useSession } from '@narthex/shared-auth';
import { DEPARTMENT_FACTS } from '@narthex/shared-contracts';
import { DashboardFrame } from '@narthex/shared-panels/dashboard-frame';
import { getSectionUrl, type DashboardSection } from '@narthex/shared-panels/dashboard-section';
import { NoSuchSection } from '@narthex/shared-panels/no-such-section';
import { countAttention, overviewQuery } from '@narthex/shared-panels/overview-query';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Route, Routes } from 'react-router-dom';
import { COMMUNICATION_SECTIONS } from './communication-sections';

/** The communication command center. */
export function CommunicationApp({ base }: { base: string }) {
  return (
    <Routes>
      {COMMUNICATION_SECTIONS.map((section) => (
        <Route
          key={section.path}
          path={section.path}
          element={
            <CommunicationFrame base={base} current={section}>
              <section.Page base={base} />
            </CommunicationFrame>
          }
        />
      ))}
      <Route
        path="*"
        element={
          <CommunicationFrame base={base} current={undefined}>
            <NoSuchSection overview={base} />
          </CommunicationFrame>
        }
      />
    </Routes>
  );
}

interface CommunicationFrameProps {
  base: string;
  current: DashboardSection | undefined;
  children: ReactNode;
}

function CommunicationFrame({ base, current, children }: CommunicationFrameProps) {
  const actorId = useSession((session) => session.actor?.id);
  const counts = countAttention(useQuery(overviewQuery(actorId)).data);
  const { label, access } = DEPARTMENT_FACTS.communication;
  return (
    <DashboardFrame
      place={{ title: label, caption: access }}
      title={current?.path === '' ? undefined : (current?.label ?? 'Not found')}
      nav={COMMUNICATION_SECTIONS.map(({ path, label: name, icon }) => ({
        to: getSectionUrl(base, path),
        label: name,
        icon,
        isCurrent: path === current?.path,
        ...(path === 'events' && { count: counts.events, countLabel: 'drafts past their date' }),
        ...(path === 'announcements' && { count: counts.announcements, countLabel: 'ending soon' }),
      }))}
    >
      {children}
    </DashboardFrame>
  );
}
