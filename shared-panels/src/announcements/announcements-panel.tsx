import { ApiError } from '@narthex/shared-auth';
import { DEPARTMENT_FACTS, formatPlainDate } from '@narthex/shared-contracts';
import { ANNOUNCEMENT_CATEGORIES } from '@narthex/shared-contracts/enums';
import type { Announcement, AnnouncementInput } from '@narthex/shared-contracts/schemas/announcements';
import { t } from '@narthex/shared-contracts/translate';
import { Badge, type BadgeTone } from '@narthex/shared-ui';
import { Eye, EyeOff } from 'lucide-react';
import { toLabel, toOptions } from '../choice-labels';
import { lazySection } from '../lazy-section';
import { ActiveBadge, BadgeRow } from '../resource-panel/cells/badges';
import { FilledTextCell } from '../resource-panel/cells/text-cell';
import { ofManagedType, type ResourceDefinition } from '../resource-panel/resource';
import { buildLabels } from '../resource-panel/resource-labels';
import { createResourcePanel } from '../resource-panel/resource-panel';

/** Renders badges: whether an announcement is active, is featured, and is outside its period today. */
function AnnouncementStatus({ announcement }: { announcement: Announcement }) {
  const { is_active: isActive, is_featured: isFeatured, is_shown: isShown } = announcement;
  return (
    <BadgeRow>
      <ActiveBadge isActive={isActive} />
      {isFeatured ? <Badge tone="accent">Featured</Badge> : null}
      {isActive && !isShown ? <Badge tone="warn">Not shown today</Badge> : null}
    </BadgeRow>
  );
}

const FILTER = {
  param: 'filter',
  label: 'Show',
  options: [
    { value: 'active', label: 'Active' },
    { value: 'inactive', label: 'Inactive' },
    { value: 'featured', label: 'Featured' },
    ...toOptions(ANNOUNCEMENT_CATEGORIES),
  ],
};

const SORTS = [
  { value: '', label: 'Most urgent first' },
  { value: '-created_at', label: 'Newest first' },
  { value: '-start_date', label: 'Latest start first' },
  { value: 'title', label: 'Title A to Z' },
];

const PRIORITY_TONES: Readonly<Record<Announcement['priority'], BadgeTone>> = {
  low: 'neutral',
  medium: 'info',
  high: 'warn',
  urgent: 'bad',
};

/** Returns the period of an announcement as a short text. */
function describeDays({ start_date: start, end_date: end }: Announcement): string {
  if (start && end)
    return t('{start} to {end}', { start: formatPlainDate(start), end: formatPlainDate(end) });
  if (start) return t('From {start}', { start: formatPlainDate(start) });
  return end ? t('Until {end}', { end: formatPlainDate(end) }) : t('Always');
}

function getSaveFailure(error: unknown, isNew: boolean): string {
  if (error instanceof ApiError && error.status === 422) return t('Failed to save announcement');
  return isNew ? t('Failed to create announcement') : t('Failed to update announcement');
}

const ANNOUNCEMENT_RESOURCE: ResourceDefinition<Announcement, AnnouncementInput> = {
  ...ofManagedType('announcements'),
  listQuery: { mine: true },
  labels: buildLabels({ one: t('announcement'), many: t('announcements') }, { getSaveFailure }),
  getTitle: ({ title }) => title,
  filters: [FILTER],
  sorts: SORTS,
  isMuted: ({ is_active: isActive }) => !isActive,
  getQuickChanges: ({ title, is_active: isActive }) => [
    {
      label: isActive ? `Deactivate ${title}` : `Activate ${title}`,
      icon: isActive ? <EyeOff size={18} aria-hidden="true" /> : <Eye size={18} aria-hidden="true" />,
      body: { is_active: !isActive },
      done: isActive ? t('Announcement is inactive now.') : t('Announcement is active now.'),
    },
  ],
  getColumns: ({ scope }) => [
    {
      key: 'title',
      label: 'Announcement',
      kind: 'title',
      isSortable: true,
      render: ({ title, content, department }) => (
        <FilledTextCell
          title={title}
          text={content}
          note={scope.kind === 'church' && department ? DEPARTMENT_FACTS[department].label : null}
        />
      ),
    },
    { key: 'category', label: 'Category', render: ({ category }) => toLabel(category) },
    {
      key: 'priority',
      label: 'Priority',
      render: ({ priority }) => <Badge tone={PRIORITY_TONES[priority]}>{toLabel(priority)}</Badge>,
    },
    { key: 'start_date', label: 'Shown', kind: 'date', isSortable: true, render: describeDays },
    {
      key: 'status',
      label: 'Status',
      kind: 'status',
      render: (announcement) => <AnnouncementStatus announcement={announcement} />,
    },
  ],
  getFacts: (announcement) => [
    [t('Title'), announcement.title],
    [t('Category'), toLabel(announcement.category)],
    [t('Shown'), describeDays(announcement)],
  ],
  Form: lazySection(() => import('./announcement-form')),
};

/** Renders the management of announcements: a department's own, or those of all departments. */
export default createResourcePanel(ANNOUNCEMENT_RESOURCE);
