import { useSession } from '@narthex/shared-auth';
import { canEdit, type Capability } from '@narthex/shared-contracts';
import { StatusMessage, type ActionOutcome } from '@narthex/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { useState, type ComponentType } from 'react';
import { InlineForm } from '../form/frame/inline-form';
import { NotLoaded } from '../list/not-loaded';
import type { ResourceFormProps, ResourceRow, SaveResult } from '../resource';
import { readResult } from '../resource-api';
import type { ResourceLabels } from '../resource-labels';
import { useWrite, type Write } from '../writes/use-write';
import styles from './single-object-panel.module.css';

interface SingleObjectPanelProps<Row extends ResourceRow, Body> {
  /**
   * Holds the first part of the keys of query and draft; another name is another object. The part before a colon is the
   * kind, which writes reload.
   */
  name: string;
  capability: Capability;
  labels: ResourceLabels;
  Form: ComponentType<ResourceFormProps<Row, Body>> & { readonly preload: () => void };
  load: (signal: AbortSignal) => Promise<Row>;
  /** Sends the body with `write`, which adds the version that the form started from and reloads what has changed. */
  save: (body: Body, write: Write) => Promise<unknown>;
}

/**
 * Renders the management of a single object: its form, loaded and saved immediately or proposed, with the same checks
 * as in a list.
 */
export function SingleObjectPanel<Row extends ResourceRow, Body>(props: SingleObjectPanelProps<Row, Body>) {
  const { name, capability, labels, Form, load, save } = props;
  const actor = useSession((session) => session.actor);
  const write = useWrite();
  const [outcome, setOutcome] = useState<ActionOutcome>(null);
  // After saving or discarding, the form starts again with the stored values.
  const [round, setRound] = useState(0);
  const query = useQuery({
    queryKey: [name, 'managed', actor?.id],
    queryFn: ({ signal }) => load(signal),
  });

  const { data, refetch } = query;

  const isReadOnly = !canEdit(actor, capability, data);

  if (!data) return <NotLoaded labels={labels} query={query} />;

  async function handleSaved(result: SaveResult<Row>) {
    setOutcome({ kind: 'done', message: result.kind === 'proposed' ? result.message : labels.updated });
    await refetch();
    setRound((count) => count + 1);
  }

  return (
    <>
      <StatusMessage outcome={outcome} onDismiss={() => setOutcome(null)} />
      {isReadOnly ? <p>You can read this. An administrator can change it.</p> : null}
      <fieldset className={styles.form} disabled={isReadOnly}>
        <InlineForm
          key={`${name} ${round}`}
          name={name}
          capability={capability}
          labels={labels}
          Form={Form}
          row={data}
          save={async (body, { version }) => readResult<Row>((await save(body, write(version))) ?? {})}
          onCancel={() => setRound(round + 1)}
          onSaved={(result) => void handleSaved(result)}
        />
      </fieldset>
    </>
  );
}
