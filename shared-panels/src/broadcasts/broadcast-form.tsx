import { zodResolver } from '@hookform/resolvers/zod';
import { sessionStore, useSession } from '@narthex/shared-auth';
import {
  DEPARTMENTS,
  DEPARTMENT_FACTS,
  scopeOf,
  type Actor,
  type Department,
} from '@narthex/shared-contracts';
import { BROADCAST_AUDIENCES, NEWSLETTER_INTERESTS } from '@narthex/shared-contracts/enums';
import {
  broadcastInputSchema,
  type Broadcast,
  type BroadcastFormInput,
  type BroadcastInput,
} from '@narthex/shared-contracts/schemas/broadcasts';
import { t } from '@narthex/shared-contracts/translate';
import { SelectField, TextField } from '@narthex/shared-ui';
import { useWatch } from 'react-hook-form';
import { createResourceForm } from '../resource-panel/form/create-resource-form';
import { useFields } from '../resource-panel/form/fields/bind-fields';
import { FormHtml } from '../resource-panel/form/fields/form-html';
import type { ResourceFieldsProps } from '../resource-panel/form/resource-form-definition';
import { AUDIENCE_LABELS, INTEREST_LABELS } from './broadcast-labels';

/** Returns the only department that the actor may write to, or null if the actor may write to everybody. */
const onlyDepartment = (actor: Actor | null): Department | null =>
  scopeOf(actor, 'communications.send') === 'all' ? null : (actor?.department ?? null);

const AUDIENCES = BROADCAST_AUDIENCES.map((value) => ({ value, label: AUDIENCE_LABELS[value] }));
const INTERESTS = [
  { value: '', label: 'All of them' },
  ...NEWSLETTER_INTERESTS.map((value) => ({ value, label: INTEREST_LABELS[value] })),
];
const DEPARTMENT_OPTIONS = [
  { value: '', label: 'Choose a department' },
  ...DEPARTMENTS.map((value) => ({ value, label: DEPARTMENT_FACTS[value].label })),
];

function BroadcastFields({ form }: ResourceFieldsProps<Broadcast, BroadcastFormInput, BroadcastInput>) {
  const bind = useFields(form);
  const own = useSession(({ actor }) => onlyDepartment(actor));
  const audience = useWatch({ control: form.control, name: 'audience' });
  return (
    <>
      {own ? (
        <p>This email goes to the people of the department {DEPARTMENT_FACTS[own].label}.</p>
      ) : (
        <SelectField required options={AUDIENCES} {...bind('audience')} />
      )}
      {!own && audience === 'newsletter' ? <SelectField options={INTERESTS} {...bind('interest')} /> : null}
      {!own && audience === 'department' ? (
        <SelectField required options={DEPARTMENT_OPTIONS} {...bind('department')} />
      ) : null}
      <TextField required {...bind('subject')} />
      <FormHtml form={form} name="body" label="Message" required />
    </>
  );
}

export default createResourceForm<Broadcast, BroadcastFormInput, BroadcastInput, BroadcastInput>({
  resolver: zodResolver(broadcastInputSchema),
  firstValues: () => {
    const department = onlyDepartment(sessionStore.getState().actor);
    return { audience: department ? 'department' : 'newsletter', department: department ?? '' };
  },

  fieldLabels: {
    audience: t('To'),
    interest: t('Interested in'),
    department: t('Department'),
    subject: t('Subject'),
    body: t('Message'),
  },
  Fields: BroadcastFields,
});
