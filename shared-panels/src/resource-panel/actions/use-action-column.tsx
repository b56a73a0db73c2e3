import { type ActionOutcome, Button, IconButton } from '@narthex/shared-ui';
import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import type { ListPanelState } from '../list/state/use-list-panel';
import type { ListDefinition, ResourceRow } from '../resource';
import type { RowAction } from './row-action';
import { RowActionDialog } from './row-action-dialog';
import { useRowActions } from './use-row-actions';

interface RowActionButtonsProps<Row extends ResourceRow> {
  actions: readonly RowAction<Row>[];
  row: Row;
  /** If true, an action is running on some row. */
  isBusy: boolean;
  onStart: (action: RowAction<Row>, row: Row) => void;
}

/** Renders the buttons of a row's actions. */
function RowActionButtons<Row extends ResourceRow>({
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

/** Returns the action buttons of a list's rows, and the dialog of an action that asks first. */
export function useActionControls<Row extends ResourceRow>(
  definition: ListDefinition<Row>,
  onDone: (outcome: ActionOutcome) => void,
  isShown: (action: RowAction<Row>) => boolean = () => true,
) {
  const actions = (definition.actions ?? []).filter(isShown);
  const state = useRowActions(definition, onDone);
  const { asked } = state;
  return {
    renderButtons: (row: Row): ReactNode => (
      <RowActionButtons actions={actions} row={row} isBusy={state.isBusy} onStart={state.start} />
    ),
    dialog: asked?.action.question ? (
      <RowActionDialog
        question={asked.action.question}
        row={asked.row}
        isDanger={asked.action.variant === 'danger'}
        isBusy={state.isBusy}
        failure={asked.failure}
        changes={asked.changes}
        onConfirm={state.confirm}
        onClose={state.cancel}
      />
    ) : null,
  };
}

/** Returns the same for a list, which shows outcomes above its rows. */
export const useActionColumn = <Row extends ResourceRow>(
  definition: ListDefinition<Row>,
  { setOutcome, heading }: ListPanelState<Row>,
) =>
  useActionControls(definition, (outcome) => {
    flushSync(() => setOutcome(outcome));
    // The focused row may be gone, so the heading gets the focus.
    heading.current?.focus();
  });
