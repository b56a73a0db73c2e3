import { ApiError, can } from '@narthex/shared-auth';
import { Button, ButtonLink, ErrorBanner, ErrorState, StatusMessage } from '@narthex/shared-ui';
import { ArrowUpDown, Plus } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Link } from 'react-router-dom';
import type { PanelScope } from '../panel-scope';
import { useTimeZone } from '../use-site';
import type { ResourceDefinition, ResourceDialog, ResourceRow, SaveResult } from './resource';
import { ResourceContents } from './list/resource-contents';
import { ResourceDialogs } from './resource-dialogs';
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
  const { labels, capability, filters = [], sorts = [], pageSize, canAdd = () => true, Form } = definition;
  const { formPages, endpoints } = definition;
  const list = useListUrl({ filters, sorts, pageSize });
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

  const canCreate = can(capability) && canAdd(data.rows);
  const canReorder = endpoints.reorder && can(capability) && !list.sort && data.rows.length > 1;
  const createLabel = (
    <>
      <Plus size={20} aria-hidden="true" />
      {labels.create}
    </>
  );
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
        <div className={styles.actions}>
          {canReorder ? (
            <Button variant="line" onClick={() => setDialog({ mode: 'order' })}>
              <ArrowUpDown size={20} aria-hidden="true" />
              {labels.reorder}
            </Button>
          ) : null}
          {!canCreate ? null : formPages ? (
            <ButtonLink as={Link} to={formPages.create} children={createLabel} />
          ) : (
            <Button onClick={() => setDialog({ mode: 'create' })} children={createLabel} />
          )}
        </div>
      </div>
      <ResourceContents
        definition={definition}
        list={list}
        page={data}
        whole={whole}
        isStale={isPlaceholderData}
        context={{ scope, timeZone }}
        onOpen={setDialog}
        onMessage={setMessage}
      />
      <ResourceDialogs
        definition={definition}
        dialog={dialog}
        rows={data.rows}
        timeZone={timeZone}
        onClose={close}
        onDone={(result, saved) => {
          close();
          setMessage(messageFor(result, saved));
        }}
        onDeleted={handleDeleted}
      />
    </div>
  );
}
