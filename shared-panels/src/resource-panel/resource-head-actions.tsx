import { can } from '@narthex/shared-auth';
import { Button, ButtonLink } from '@narthex/shared-ui';
import { ArrowUpDown, Plus } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { ResourceDefinition, ResourceDialog, ResourceRow } from './resource';
import styles from './resource-panel.module.css';

interface ResourceHeadActionsProps<Row extends ResourceRow, Body> {
  definition: ResourceDefinition<Row, Body>;
  rows: readonly Row[];
  /** If true, a column sorts the list, so its order can't be changed. */
  isSorted: boolean;
  onOpen: (dialog: ResourceDialog<Row>) => void;
}

/** Renders the buttons beside a panel's heading: reorder and create. */
export function ResourceHeadActions<Row extends ResourceRow, Body>(
  props: ResourceHeadActionsProps<Row, Body>,
) {
  const { definition, rows, isSorted, onOpen } = props;
  const { labels, capability, endpoints, formPages, canAdd = () => true } = definition;
  const createLabel = (
    <>
      <Plus size={20} aria-hidden="true" />
      {labels.create}
    </>
  );
  const canCreate = endpoints.create && can(capability) && canAdd(rows);
  return (
    <div className={styles.actions}>
      {endpoints.reorder && can(capability) && !isSorted && rows.length > 1 ? (
        <Button variant="line" onClick={() => onOpen({ mode: 'order' })}>
          <ArrowUpDown size={20} aria-hidden="true" />
          {labels.reorder}
        </Button>
      ) : null}
      {!canCreate ? null : formPages ? (
        <ButtonLink as={Link} to={formPages.create} children={createLabel} />
      ) : (
        <Button onClick={() => onOpen({ mode: 'create' })} children={createLabel} />
      )}
    </div>
  );
}
