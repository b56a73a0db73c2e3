import { call } from '@narthex/shared-auth';
import { formatDay, formatTime, type Role } from '@narthex/shared-contracts';
import type { PreviewInput } from '@narthex/shared-contracts/schemas/previews';
import type { RemoteSummary } from '@narthex/shared-contracts/schemas/releases';
import { t } from '@narthex/shared-contracts/translate';
import { CheckboxGroup, SelectField } from '@narthex/shared-ui';
import { useMutation } from '@tanstack/react-query';
import { useState, type SyntheticEvent } from 'react';
import { explainFailure } from '../../action/explain-failure';
import { useTimeZone } from '../../use-site';
import { CopiedText } from '../copied-text';
import { OneTimeDialog } from '../one-time-dialog';
import { OpenLinks } from './open-links';

export interface PreviewDialogProps {
  row: RemoteSummary;
  onClose: () => void;
}

/** Others neither decide what is live nor lead a department. */
const ROLE_OPTIONS: readonly { readonly value: Role; readonly label: string }[] = [
  { value: 'leader', label: 'Leaders of its departments and of communication' },
  { value: 'admin', label: 'Administrators' },
];
const EVERY_ROLE: readonly Role[] = ROLE_OPTIONS.map(({ value }) => value);
const A_DAY = '24';
const SPANS = [
  { value: '4', label: '4 hours' },
  { value: A_DAY, label: 'A day' },
  { value: '168', label: 'A week' },
];

/** Renders the dialog that creates a link to a version that isn't live, for reviewers. */
export default function PreviewDialog({ row, onClose }: PreviewDialogProps) {
  const newest = row.newest_versions.find((one) => one !== row.state?.live) ?? row.newest_versions[0] ?? '';
  const [version, setVersion] = useState(newest);
  const [hours, setHours] = useState(A_DAY);
  const [roles, setRoles] = useState(EVERY_ROLE);
  const [isAsked, setAsked] = useState(false);
  const create = useMutation({
    mutationFn: (body: PreviewInput) => call('delivery.createPreview', { remote: row.remote, body }),
  });
  const link = create.data?.data;
  const handleSubmit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    setAsked(true);
    if (roles.length > 0) create.mutate({ version, roles: [...roles], expires_in_hours: Number(hours) });
  };
  return (
    <OneTimeDialog
      title={`Preview a version of ${row.title}`}
      submitLabel={t('Make the link')}
      busyLabel={t('Making the link...')}
      isBusy={create.isPending}
      isDirty={version !== newest || hours !== A_DAY || roles.length < EVERY_ROLE.length}
      failure={create.error ? explainFailure(t('Failed to make the link'), create.error) : null}
      onSubmit={handleSubmit}
      onClose={onClose}
      result={link ? { title: 'The link is ready', content: <PreviewLink link={link} /> } : null}
    >
      <SelectField
        label="Version"
        value={version}
        onChange={(event) => setVersion(event.target.value)}
        options={row.newest_versions.map((value) => ({
          value,
          label: value === row.state?.live ? `${value} (live)` : value,
        }))}
      />
      <CheckboxGroup
        label="Who may open it"
        options={ROLE_OPTIONS}
        value={roles}
        onChange={setRoles}
        error={isAsked && roles.length === 0 ? 'Please choose who may open it.' : undefined}
      />
      <SelectField
        label="For how long"
        value={hours}
        onChange={(event) => setHours(event.target.value)}
        options={SPANS}
      />
      <OpenLinks remote={row.remote} />
    </OneTimeDialog>
  );
}

function PreviewLink({ link }: { link: { readonly url: string; readonly expires_at: string } }) {
  const timeZone = useTimeZone();
  const end = t('{day} at {time}', {
    day: formatDay(link.expires_at, timeZone),
    time: formatTime(link.expires_at, timeZone),
  });
  return (
    <CopiedText label="Link" value={link.url} help={`Whoever opens it signs in first. It ends ${end}.`} />
  );
}
