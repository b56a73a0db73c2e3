import { can } from '@narthex/shared-auth';
import { t } from '@narthex/shared-contracts/translate';
import { IconButton, IconLink, type ActionOutcome } from '@narthex/shared-ui';
import { Pencil, Trash2 } from 'lucide-react';
import { Link } from 'react-router-dom';
import { explainFailure } from '../../action/explain-failure';
import { useTimeZone } from '../../use-site';
import type { QuickChange, ResourceDefinition, ResourceDialog, ResourceRow } from '../resource';
import {
  describeConcurrentEdit,
  readConcurrentEdit,
  saysTheSame,
  sendOver,
} from '../concurrent-edit/concurrent-edit';
import { createIdempotencyKey } from '../resource-api';
import { useListUpdate, useSaveRow } from '../use-resource';

interface RowActionsProps<Row extends ResourceRow, Body> {
  definition: ResourceDefinition<Row, Body>;
  row: Row;
  onOpen: (dialog: ResourceDialog<Row>) => void;
  onOutcome: (outcome: ActionOutcome) => void;
}

/** Renders the buttons of a row for people who may change it. */
export function RowActions<Row extends ResourceRow, Body>(props: RowActionsProps<Row, Body>) {
  const { definition, row, onOpen, onOutcome } = props;
  const { capability, getTitle, getQuickChanges, formPages, canChange = () => true, labels } = definition;
  if (!can(capability, row) || !canChange(row)) return null;
  const label = t('Edit {title}', { title: getTitle(row) });
  const icon = <Pencil size={18} aria-hidden="true" />;
  return (
    <>
      {getQuickChanges?.(row).map((change) => (
        <QuickChangeButton
          key={change.label}
          definition={definition}
          row={row}
          change={change}
          onOutcome={onOutcome}
        />
      ))}
      {formPages ? (
        <IconLink as={Link} to={formPages.edit(row)} label={label} icon={icon} />
      ) : (
        <IconButton label={label} icon={icon} onClick={() => onOpen({ mode: 'edit', row })} />
      )}
      <IconButton
        label={`${labels.deleteVerb} ${getTitle(row)}`}
        variant="danger"
        icon={<Trash2 size={18} aria-hidden="true" />}
        onClick={() => onOpen({ mode: 'delete', row })}
      />
    </>
  );
}

type QuickChangeButtonProps<Row extends ResourceRow, Body> = Omit<RowActionsProps<Row, Body>, 'onOpen'> & {
  change: QuickChange<Body>;
};

function QuickChangeButton<Row extends ResourceRow, Body>({
  definition,
  row,
  change,
  onOutcome,
}: QuickChangeButtonProps<Row, Body>) {
  const save = useSaveRow(definition, row.id);
  const { showRow, reload } = useListUpdate(definition);
  const timeZone = useTimeZone();
  async function handleClick() {
    if (save.isPending) return;
    try {
      // An update accepts any subset of the fields.
      const body = change.body as Body;
      const idempotencyKey = createIdempotencyKey();
      const result = await sendOver(
        row.version,
        (version) => save.mutateAsync({ body, version, idempotencyKey }),
        (current) => saysTheSame({ ...row, ...current }, { ...row, ...current, ...body }),
      );
      onOutcome({ kind: 'done', message: result.kind === 'proposed' ? result.message : change.done });
    } catch (cause) {
      console.error('A change was not saved', cause);
      const { changeFailure } = definition.labels;
      const now = readConcurrentEdit(row, cause, timeZone);
      onOutcome({
        kind: 'failed',
        message: now?.changes
          ? `${changeFailure}. ${describeConcurrentEdit(now.changes)}`
          : explainFailure(changeFailure, cause),
      });
      if (now) {
        showRow(now.row);
        reload();
      }
    }
  }
  return (
    <IconButton
      label={change.label}
      icon={change.icon}
      aria-disabled={save.isPending || undefined}
      onClick={() => void handleClick()}
    />
  );
}
