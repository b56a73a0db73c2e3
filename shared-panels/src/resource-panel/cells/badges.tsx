import { Badge, type BadgeTone } from '@narthex/shared-ui';
import type { ReactNode } from 'react';
import styles from './badges.module.css';

const STATUSES: Readonly<Record<string, { readonly tone: BadgeTone; readonly label: string }>> = {
  published: { tone: 'good', label: 'Published' },
  draft: { tone: 'warn', label: 'Draft' },
  cancelled: { tone: 'bad', label: 'Cancelled' },
  '': { tone: 'warn', label: 'DRAFT' },
};

/** Renders an event's status as a badge: green if published, yellow for drafts and empty ones, red for any other. */
export function StatusBadge({ status }: { status: string | null }) {
  const { tone, label } = STATUSES[status ?? ''] ?? { tone: 'bad' as const, label: status };
  return <Badge tone={tone}>{label}</Badge>;
}

/** Renders whether visitors can see an object as a badge. */
export function ActiveBadge({ isActive }: { isActive: boolean }) {
  return <Badge tone={isActive ? 'good' : 'neutral'}>{isActive ? 'Active' : 'Inactive'}</Badge>;
}

/** Renders badges beside each other, wrapped if they don't fit. */
export function BadgeRow({ children }: { children: ReactNode }) {
  return <span className={styles.badges}>{children}</span>;
}
