import { ApiError, can } from '@narthex/shared-auth';
import { Button, ErrorBanner, ErrorState, StatusMessage } from '@narthex/shared-ui';
import { Plus } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { PanelScope } from '../panel-scope';
import { useTimeZone } from '../use-site';
import type { ResourceDefinition, ResourceDialog, ResourceRow, SaveResult } from './resource';
import { ResourceContents } from './list/resource-contents';
import { ResourceDeleteDialog } from './resource-delete-dialog';
import { ResourceFormDialog } from './form/resource-form-dialog';
import { ResourceSkeleton } from './list/resource-skeleton';
import { describeTotal } from './list/describe-total';
import { useListUrl } from './list/use-list-url';
import { useOpenFromUrl } from './list/use-open-from-url';
import { useResourceRows } from './use-resource';
import styles from './resource-panel.module.css';

interface ResourcePanelProps<Row extends ResourceRow, Body> {
  definition: ResourceDefinition<Row, Body>;
  scope: PanelScope;
}

/** Management of one kind of object: list, search, create, edit, delete; at once or as proposals. */
export function ResourcePanel<Row extends ResourceRow, Body>({
  definition,
  scope,
}: ResourcePanelProps<Row, Body>) {
  const { labels, capability, filters = [], sorts = [], canAdd = () => true, Form } = definition;
  const list = useListUrl({ filters, sorts });
  const {
    page: { data, error, isFetching, refetch, isPlaceholderData },
    whole,
  } = useResourceRows(definition, scope, list.query);
  const timeZone = useTimeZone();
  const [dialog, setDialog] = useState<ResourceDialog<Row>>({ mode: 'closed' });
  const [message, setMessage] = useState('');
  const heading = useRef<HTMLHeadingElement>(null);
  useOpenFromUrl(definition, data?.rows, setDialog);
  useEffect(() => Form.preload(), [Form]);
  const close = () => setDialog({ mode: 'closed' });
  const retry = () => void refetch();

  if (!data) {
    if (!error) return <ResourceSkeleton text={labels.loading} />;
    const isRefused = error instanceof ApiError && error.status === 403;
    return isRefused ? (
      <ErrorState message="You do not have permission to perform this action." />
    ) : (
      <ErrorState message={labels.loadFailure} onRetry={retry} isRetrying={isFetching} />
    );
  }

  const messageFor = (result: SaveResult<Row>, saved: string) =>
    result.kind === 'proposed' ? result.message : saved;

  function handleDeleted(result: SaveResult<Row>) {
    // The row that had the focus goes; closed in one go with the dialog, so that this focus is the last word.
    flushSync(() => {
      close();
      setMessage(messageFor(result, labels.deleted));
    });
    heading.current?.focus();
  }

  return (
    <div className={styles.panel}>
      <StatusMessage message={message} onDismiss={() => setMessage('')} />
      {error ? (
        <ErrorBanner
          action={
            <Button variant="quiet" size="small" onClick={retry} isBusy={isFetching} children="Try again" />
          }
        >
          {labels.loadFailure}
        </ErrorBanner>
      ) : null}
      <div className={styles.head}>
        <h2 ref={heading} tabIndex={-1}>
          {labels.plural} {whole ? `(${describeTotal(whole)})` : null}
        </h2>
        {can(capability) && canAdd(data.rows) ? (
          <Button onClick={() => setDialog({ mode: 'create' })}>
            <Plus size={20} aria-hidden="true" />
            {labels.create}
          </Button>
        ) : null}
      </div>
      <ResourceContents
        definition={definition}
        list={list}
        page={data}
        whole={whole}
        isStale={isPlaceholderData}
        context={{ scope, timeZone, report: setMessage }}
        onOpen={setDialog}
      />
      {dialog.mode === 'create' || dialog.mode === 'edit' ? (
        <ResourceFormDialog
          definition={definition}
          row={dialog.mode === 'edit' ? dialog.row : undefined}
          rows={data.rows}
          timeZone={timeZone}
          onClose={close}
          onSaved={(result) => {
            close();
            setMessage(messageFor(result, dialog.mode === 'edit' ? labels.updated : labels.created));
          }}
        />
      ) : null}
      {dialog.mode === 'delete' ? (
        <ResourceDeleteDialog
          definition={definition}
          row={dialog.row}
          timeZone={timeZone}
          onClose={close}
          onDeleted={handleDeleted}
        />
      ) : null}
    </div>
  );
}
