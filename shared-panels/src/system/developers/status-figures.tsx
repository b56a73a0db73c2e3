import { formatTimeAgo } from '@narthex/shared-contracts';
import type { SystemStatus } from '@narthex/shared-contracts/schemas/system';
import { t } from '@narthex/shared-contracts/translate';
import { StatList, formatFileSize, type Stat } from '@narthex/shared-ui';

const ENGINES = { pglite: t('embedded PostgreSQL'), postgres: t('PostgreSQL server') } as const;

/** Renders the figures of the server. */
export function ServerFigures({ server, timeZone }: { server: SystemStatus['server']; timeZone: string }) {
  const stats: Stat[] = [
    { key: 'up', value: formatTimeAgo(server.started_at, timeZone), label: 'the server was started' },
    { key: 'memory', value: formatFileSize(server.memory.resident), label: 'of memory in use' },
    { key: 'node', value: server.node_version, label: 'is the version of Node' },
  ];
  return <StatList label="Server" stats={stats} />;
}

/** Renders the figures of the database. */
export function DatabaseFigures({ database }: { database: SystemStatus['database'] }) {
  const stats: Stat[] = [
    { key: 'latency', value: `${database.latency_ms} ms`, label: 'until the database responds' },
    {
      key: 'database',
      value: database.version,
      label: `${ENGINES[database.engine]}, ${formatFileSize(database.size)}`,
    },
    { key: 'migrations', value: database.migrations, label: 'migrations were run' },
  ];
  return <StatList label="Database" stats={stats} />;
}

/** Renders the figures of the outbox. */
export function MailFigures({ mail }: { mail: SystemStatus['mail'] }) {
  return (
    <StatList
      label="Mail"
      stats={[
        { key: 'waiting', value: mail.waiting, label: mail.waiting === 1 ? 'e-mail waits' : 'e-mails wait' },
        { key: 'sent', value: mail.sent_lately, label: 'sent in the last 7 days' },
        { key: 'failed', value: mail.failed, label: 'could not be sent' },
      ]}
    />
  );
}
