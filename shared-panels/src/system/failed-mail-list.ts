import { formatDay, formatTime } from '@narthex/shared-contracts';
import type { FailedMail } from '@narthex/shared-contracts/schemas/system';
import { t } from '@narthex/shared-contracts/translate';
import { RotateCw } from 'lucide-react';
import { toLabel } from '../choice-labels';
import type { ListDefinition } from '../resource-panel/resource';
import { buildLabels } from '../resource-panel/resource-labels';

/** Returns the label of a template: `Password changed` for `passwordChanged`. */
const describeTemplate = (name: string) =>
  toLabel(name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`));

/** Defines the list of emails whose delivery has failed for good, with the action that sends them again. */
export const FAILED_MAIL_LIST: ListDefinition<FailedMail> = {
  name: 'failed-mail',
  capability: 'system.manage',
  endpoints: { list: 'mail.listFailed' },
  labels: buildLabels(
    { one: t('email'), many: t('emails') },
    {
      plural: t('Emails that could not be sent'),
      loadFailure: t('Failed to load the emails that could not be sent'),
      emptyTitle: 'No email has failed',
      emptyText: 'If an email cannot be sent, we try again for a day and a half. Then you find it here.',
    },
  ),
  getTitle: ({ to }) => to,
  hasNoSearch: true,
  getColumns: ({ timeZone }) => [
    { key: 'to', label: 'To', kind: 'title', render: ({ to }) => to },
    { key: 'template', label: 'Email', render: ({ template }) => describeTemplate(template) },
    {
      key: 'failed_at',
      label: 'Stopped trying',
      isSortable: true,
      render: ({ failed_at: at, attempts }) =>
        t('{day}, {time}, after {attempts} attempts', {
          day: formatDay(at, timeZone),
          time: formatTime(at, timeZone),
          attempts,
        }),
    },
    { key: 'error', label: 'Reason', render: ({ error }) => error },
  ],
  sorts: [
    { value: '', label: 'Newest first' },
    { value: 'failed_at', label: 'Oldest first' },
  ],
  actions: [
    {
      key: 'retry',
      getLabel: ({ to }) => t('Send the email to {to} again', { to }),
      icon: RotateCw,
      isOffered: ({ can_retry: canRetry }) => canRetry,
      run: async ({ id }, _input, write) => (await write('mail.retry', { id })).message,
      failure: 'Failed to send the email again',
    },
  ],
};
