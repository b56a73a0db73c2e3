import { formatTimeAgo } from '@narthex/shared-contracts';
import type { SystemStatus } from '@narthex/shared-contracts/schemas/system';
import { t } from '@narthex/shared-contracts/translate';
import { Badge, Table, formatFileSize, type TableColumn } from '@narthex/shared-ui';
import { describeJob } from '../lights/lights';

type Job = SystemStatus['jobs'][number];
type Folder = SystemStatus['disk']['folders'][number];
type Remote = SystemStatus['disk']['remotes'][number];

const FOLDERS: Readonly<Record<string, string>> = {
  database: t('Database'),
  media: t('Pictures, sound, videos'),
  uploads: t('Uploads on their way'),
  blobs: t('Built files of every version'),
  arriving: t('Versions on their way'),
  mail: t('Emails in the folder'),
};

const FOLDER_COLUMNS: readonly TableColumn<Folder>[] = [
  { key: 'name', label: 'What', kind: 'title', render: ({ name }) => FOLDERS[name] ?? name },
  { key: 'files', label: 'Files', kind: 'number', render: ({ files }) => files.toLocaleString('en-US') },
  { key: 'size', label: 'Size', kind: 'number', render: ({ size }) => formatFileSize(size) },
];

export const FolderTable = ({ folders }: { folders: readonly Folder[] }) => (
  <Table caption="Disk use" columns={FOLDER_COLUMNS} rows={folders} rowKey={({ name }) => name} />
);

const REMOTE_COLUMNS: readonly TableColumn<Remote>[] = [
  { key: 'remote', label: 'Part of the site', kind: 'title', render: ({ remote }) => remote },
  { key: 'versions', label: 'Versions', kind: 'number', render: ({ versions }) => String(versions) },
  { key: 'size', label: 'Size', kind: 'number', render: ({ size }) => formatFileSize(size) },
];

export const RemoteDiskTable = ({ remotes }: { remotes: readonly Remote[] }) => (
  <Table caption="Stored versions" columns={REMOTE_COLUMNS} rows={remotes} rowKey={({ remote }) => remote} />
);

const HOUR_MINUTES = 60;

function describeInterval(minutes: number): string {
  if (minutes >= HOUR_MINUTES && minutes % HOUR_MINUTES === 0)
    return minutes === HOUR_MINUTES
      ? t('Every hour')
      : t('Every {hours} hours', { hours: minutes / HOUR_MINUTES });
  return minutes === 1
    ? t('Every minute')
    : t('Every {minutes} minutes', { minutes: Math.round(minutes * 10) / 10 });
}

const getJobColumns = (timeZone: string): TableColumn<Job>[] => [
  { key: 'name', label: 'Job', kind: 'title', render: ({ name }) => describeJob(name) },
  { key: 'every', label: 'Runs', render: ({ every_minutes: minutes }) => describeInterval(minutes) },
  {
    key: 'last',
    label: 'Last run',
    render: ({ last_run_at: at }) =>
      at ? <time dateTime={at}>{formatTimeAgo(at, timeZone)}</time> : t('Not yet'),
  },
  {
    key: 'state',
    label: 'State',
    render: ({ has_failed: hasFailed }) => (
      <Badge tone={hasFailed ? 'bad' : 'good'}>{hasFailed ? 'Failed' : 'Fine'}</Badge>
    ),
  },
];

export const JobTable = ({ jobs, timeZone }: { jobs: readonly Job[]; timeZone: string }) => (
  <Table caption="Jobs" columns={getJobColumns(timeZone)} rows={jobs} rowKey={({ name }) => name} />
);
