import { useSession } from '@narthex/shared-auth';
import { DEPARTMENT_FACTS, type Actor } from '@narthex/shared-contracts';
import { t } from '@narthex/shared-contracts/translate';
import { DashboardFrame } from '@narthex/shared-panels/dashboard-frame';
import { useSectionNav } from '@narthex/shared-panels/section-nav';
import type { ReactNode } from 'react';
import { ADMIN_BASE, ADMIN_SECTIONS } from './sections';

interface AdminFrameProps {
  /** Holds the path of the open menu entry. */
  current: string | undefined;
  /** Holds the heading. Without it, the frame greets the person. */
  title?: string;
  children: ReactNode;
}

/** Renders the frame of the administration for administrators, pastors, elders and the communication department. */
export function AdminFrame({ current, title, children }: AdminFrameProps) {
  const actor = useSession((session) => session.actor);
  const name = useSession((session) => session.stored?.user.name);
  const nav = useSectionNav(ADMIN_BASE, ADMIN_SECTIONS, current);
  if (!actor) return null;
  const capacity = getCapacity(actor);
  return (
    <DashboardFrame
      place={{ title: 'Administration', caption: capacity }}
      title={title}
      subtitle={
        title
          ? `${name ?? ''}, ${capacity.toLowerCase()}`
          : t('Admin dashboard, {capacity}', { capacity: capacity.toLowerCase() })
      }
      base={ADMIN_BASE}
      nav={nav}
    >
      {children}
    </DashboardFrame>
  );
}

/** Returns the role or department through which the person has access. */
function getCapacity({ role, department }: Actor): string {
  switch (role) {
    case 'admin':
      return t('Administrator');
    case 'pastor':
      return t('Pastor');
    case 'elder':
      return t('Elder');
    default:
      return department
        ? t('{department} department', { department: DEPARTMENT_FACTS[department].label })
        : t('Leader');
  }
}
