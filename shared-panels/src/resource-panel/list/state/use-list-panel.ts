import type { ActionOutcome } from '@narthex/shared-ui';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { PanelScope } from '../../../panel-scope';
import { useTimeZone } from '../../../use-site';
import type { ListDefinition, ResourceRow } from '../../resource';
import { useResourceRows } from '../../use-resource';
import { countPages } from './count-pages';
import { useListUrl } from './use-list-url';

/** Returns the state of a panel's list: its rows, its URL parameters and the message above it. */
export function useListPanel<Row extends ResourceRow>(definition: ListDefinition<Row>, scope: PanelScope) {
  const { filters = [], sorts = [], pageSize } = definition;
  const list = useListUrl({ filters, sorts, pageSize });
  const { page, whole } = useResourceRows(definition, scope, list.query);
  useFilledPage(list, page);
  const timeZone = useTimeZone();
  const [outcome, setOutcome] = useState<ActionOutcome>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  return {
    list,
    page,
    whole,
    context: { scope, timeZone, report: setOutcome },
    outcome,
    setOutcome,
    heading,
  };
}

/** Shows the last page in place of one without rows: its rows were deleted, or a link is older than the list. */
function useFilledPage(
  list: ReturnType<typeof useListUrl>,
  { data, isPlaceholderData }: ReturnType<typeof useResourceRows>['page'],
) {
  const isPastEnd = data !== undefined && !isPlaceholderData && data.rows.length === 0 && list.page > 1;
  const showLastPage = useEffectEvent(() => {
    if (data) list.setPage(Math.min(list.page - 1, Math.max(1, countPages(data, list))));
  });
  useEffect(() => {
    if (isPastEnd) showLastPage();
  }, [isPastEnd, list.page]);
}

export type ListPanelState<Row extends ResourceRow> = ReturnType<typeof useListPanel<Row>>;
