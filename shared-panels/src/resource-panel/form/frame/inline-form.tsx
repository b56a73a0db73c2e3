import { useSession } from '@narthex/shared-auth';
import { decideScope, type Capability } from '@narthex/shared-contracts';
import { useEffect, type ComponentType } from 'react';
import { useTimeZone } from '../../../use-site';
import type { ResourceFormProps, ResourceRow, SaveOptions, SaveResult } from '../../resource';
import type { ResourceLabels } from '../../resource-labels';
import { useFormFrame } from './use-form-frame';
import styles from './inline-form.module.css';

interface InlineFormProps<Row extends ResourceRow, Body> {
  /** Names the draft in the storage. */
  name: string;
  capability: Capability;
  labels: ResourceLabels;
  Form: ComponentType<ResourceFormProps<Row, Body>> & { readonly preload: () => void };
  /** Holds the object to edit; without it, the form creates one. */
  row: Row | undefined;
  save: (body: Body, options: SaveOptions) => Promise<SaveResult<Row>>;
  onCancel: () => void;
  onSaved: (result: SaveResult<Row>) => void;
}

/** Renders a form inside a page instead of a dialog. It asks before typed text is discarded. */
export function InlineForm<Row extends ResourceRow, Body>({
  name,
  capability,
  labels,
  Form,
  row,
  save,
  onCancel,
  onSaved,
}: InlineFormProps<Row, Body>) {
  const timeZone = useTimeZone();
  const actor = useSession((session) => session.actor);
  const frame = useFormFrame({ resource: name, rowId: row?.id, onLeave: onCancel });
  useEffect(() => Form.preload(), [Form]);
  return (
    <div className={styles.card}>
      <Form
        context={{
          row,
          rows: [],
          labels,
          timeZone,
          draft: frame.draft,
          isProposal: decideScope(actor, capability, row) === 'propose',
          // A form without files sends a complete body, so the cast is safe.
          save: (body, options) => save(body as Body, options),
        }}
        onDirtyChange={frame.setDirty}
        onCancel={frame.handleCancel}
        onSaved={(result) => {
          frame.setDirty(false);
          frame.markSaved();
          onSaved(result);
        }}
      />
      {frame.question}
    </div>
  );
}
