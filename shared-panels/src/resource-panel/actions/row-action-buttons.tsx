import { Button, IconButton } from '@narthex/shared-ui';
import type { ResourceRow } from '../resource';
import type { RowAction } from './row-action';

interface RowActionButtonsProps<Row extends ResourceRow> {
  actions: readonly RowAction<Row>[];
  row: Row;
  /** If true, an action is running on some row. */
  isBusy: boolean;
  onStart: (action: RowAction<Row>, row: Row) => void;
}

/** Renders the buttons of a row's actions. */
export function RowActionButtons<Row extends ResourceRow>({
  actions,
  row,
  isBusy,
  onStart,
}: RowActionButtonsProps<Row>) {
  return actions
    .filter(({ isOffered }) => isOffered?.(row) ?? true)
    .map((action) => {
      const icon = <action.icon size={18} aria-hidden="true" />;
      const button = { disabled: isBusy, onClick: () => onStart(action, row) };
      return action.word ? (
        <Button key={action.key} variant="line" size="small" aria-label={action.getLabel(row)} {...button}>
          {icon} {action.word}
        </Button>
      ) : (
        <IconButton
          key={action.key}
          label={action.getLabel(row)}
          variant={action.variant ?? 'plain'}
          icon={icon}
          {...button}
        />
      );
    });
}
