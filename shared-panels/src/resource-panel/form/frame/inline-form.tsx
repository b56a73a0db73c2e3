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
  /** If true, the person may save what they typed as a new object when somebody else has deleted this one. */
  canCreate?: boolean;
  /** Creates an object if `row` is undefined, or updates it. */
  save: (body: Body, options: SaveOptions, row: Row | undefined) => Promise<SaveResult<Row>>;
  onCancel: () => void;
  onSaved: (result: SaveResult<Row>, isNew: boolean) => void;
}

/** Renders a form inside a page instead of a dialog. It asks before typed text is discarded. */
export function InlineForm<Row extends ResourceRow, Body>({
  name,
  capability,
  labels,
  Form,
  row,
  canCreate = false,
  save,
  onCancel,
  onSaved,
}: InlineFormProps<Row, Body>) {
  const timeZone = useTimeZone();
  const actor = useSession((session) => session.actor);
  const frame = useFormFrame({ resource: name, row, canCreate, onLeave: onCancel });
  useEffect(() => Form.preload(), [Form]);
  return (
    <div className={styles.card}>
      <Form
        context={{
          row: frame.row,
          isGone: frame.isGone,
          rows: [],
          labels,
          timeZone,
          draft: frame.draft,
          isProposal: decideScope(actor, capability, frame.row) === 'propose',
          // A form without files sends a complete body, so the cast is safe.
          save: (body, options) => frame.watchSave(() => save(body as Body, options, frame.row)),
        }}
        onDirtyChange={frame.setDirty}
        onCancel={frame.handleCancel}
        onSaved={(result) => {
          frame.setDirty(false);
          frame.markSaved();
          onSaved(result, frame.row === undefined);
        }}
      />
      {frame.question}
    </div>
  );
}
