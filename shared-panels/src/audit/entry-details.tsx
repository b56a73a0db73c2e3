import { formatDay, formatTime } from '@narthex/shared-contracts';
import type { AuditEntry } from '@narthex/shared-contracts/schemas/audit';
import { t } from '@narthex/shared-contracts/translate';
import { Dialog, IconButton } from '@narthex/shared-ui';
import { Eye } from 'lucide-react';
import { useState } from 'react';
import { CompareTable } from '../resource-panel/compare/compare-table';
import { compareVersions } from '../resource-panel/compare/compare-versions';
import { describeAction, describeThing } from './describe-entry';
import styles from './entry-details.module.css';

const describeTime = ({ at }: AuditEntry, timeZone: string): string =>
  `${formatDay(at, timeZone)}, ${formatTime(at, timeZone)}`;

/** Renders a button that opens the details of an entry: actor, time, and the subject before and after the change. */
export function EntryDetails({ entry, timeZone }: { entry: AuditEntry; timeZone: string }) {
  const [isOpen, setOpen] = useState(false);
  const action = describeAction(entry.action);
  const thing = describeThing(entry);
  const time = describeTime(entry, timeZone);
  return (
    <>
      <IconButton
        label={`Details of “${action}” by ${entry.actor}: ${thing}, ${time}`}
        aria-haspopup="dialog"
        icon={<Eye size={18} aria-hidden="true" />}
        onClick={() => setOpen(true)}
      />
      {isOpen ? (
        <Dialog isOpen size="large" title={action} onClose={() => setOpen(false)}>
          <Details entry={entry} timeZone={timeZone} />
        </Dialog>
      ) : null}
    </>
  );
}

function Details({ entry, timeZone }: { entry: AuditEntry; timeZone: string }) {
  const fields = compareVersions(entry, timeZone);
  const facts: readonly (readonly [string, string])[] = [
    [t('Person'), entry.actor],
    [t('When'), describeTime(entry, timeZone)],
    [t('About'), describeThing(entry)],
    ...(entry.remote ? [[t('Done through the part'), entry.remote] as const] : []),
    ...(entry.request_id ? [[t('Request'), entry.request_id] as const] : []),
    ...(entry.network_address ? [[t('Network address'), entry.network_address] as const] : []),
  ];
  return (
    <div className={styles.details}>
      <dl className={styles.facts}>
        {facts.map(([term, value]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {fields.length > 0 ? (
        <CompareTable labels={{ left: t('Before'), right: t('After') }} fields={fields} />
      ) : (
        <p>No fields were recorded with it.</p>
      )}
    </div>
  );
}
