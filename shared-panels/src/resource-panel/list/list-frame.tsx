import { t } from '@narthex/shared-contracts/translate';
import { Button, ErrorBanner, StatusMessage } from '@narthex/shared-ui';
import type { ReactNode } from 'react';
import type { ListDefinition, ResourceRow } from '../resource';
import { describeTotal } from '../resource-api';
import { NotLoaded } from './not-loaded';
import { ResourceContents } from './resource-contents';
import type { ListPanelState } from './state/use-list-panel';
import styles from '../resource-panel.module.css';

interface ListFrameProps<Row extends ResourceRow> {
  definition: ListDefinition<Row>;
  panel: ListPanelState<Row>;
  /** Holds the button beside the heading. */
  headAction?: ReactNode;
  renderActions: ((row: Row) => ReactNode) | undefined;
  /** Holds the dialogs of the loaded list. */
  children?: ReactNode;
}

/** Renders the list of a panel in each of its states: loading, refused, failed or loaded. */
export function ListFrame<Row extends ResourceRow>(props: ListFrameProps<Row>) {
  const { definition, panel, headAction, renderActions, children } = props;
  const { labels } = definition;
  const { list, whole, context, outcome, setOutcome, heading } = panel;
  const { data, error, isFetching, refetch, isPlaceholderData } = panel.page;
  const retry = () => void refetch();

  // The tools stay while a search or filters are shown, so that somebody can correct what was refused.
  if (!data && !list.query.isFiltered) return <NotLoaded labels={labels} query={panel.page} />;
  return (
    <div className={styles.panel}>
      <StatusMessage outcome={outcome} onDismiss={() => setOutcome(null)} />
      {error && data ? (
        <ErrorBanner
          action={
            <Button
              variant="quiet"
              size="small"
              onClick={retry}
              isBusy={isFetching}
              children={t('Try again')}
            />
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
          {definition.renderHeadActions?.({
            ...context,
            query: list.query.params,
          })}
          {headAction}
        </div>
      </div>
      {labels.origin ? <p className={styles.origin}>{labels.origin}</p> : null}
      <ResourceContents
        definition={definition}
        list={list}
        page={data}
        notLoaded={<NotLoaded labels={labels} query={panel.page} isBelowTools />}
        whole={whole}
        isStale={isPlaceholderData}
        context={context}
        renderActions={renderActions}
      />
      {children}
    </div>
  );
}
