import { IconButton } from '@narthex/shared-ui';
import type { ResourceRow } from '../resource';
import type { RowAction } from './row-action';

interface RowActionButtonsProps<Row extends ResourceRow> {
  actions: readonly RowAction<Row>[];
  row: Row;
  /** The action that runs now, on any row. */
  isBusy: boolean;
  onStart: (action: RowAction<Row>, row: Row) => void;
}

/** The buttons of a row's actions. */
export function RowActionButtons<Row extends ResourceRow>({
  actions,
  row,
  isBusy,
  onStart,
}: RowActionButtonsProps<Row>) {
  return actions
    .filter(({ isOffered }) => isOffered?.(row) ?? true)
    .map((action) => (
      <IconButton
        key={action.key}
        label={action.getLabel(row)}
        variant={action.variant ?? 'plain'}
        icon={<action.icon size={18} aria-hidden="true" />}
        disabled={isBusy}
        onClick={() => onStart(action, row)}
      />
    ));
}
