import type { ActionOutcome } from '@narthex/shared-ui';
import { useRef, useState } from 'react';
import type { PanelScope } from '../../../panel-scope';
import { useTimeZone } from '../../../use-site';
import type { ListDefinition, ResourceRow } from '../../resource';
import { useResourceRows } from '../../use-resource';
import { useListUrl } from './use-list-url';

/** Returns the state of a panel's list: its rows, its URL parameters and the message above it. */
export function useListPanel<Row extends ResourceRow>(definition: ListDefinition<Row>, scope: PanelScope) {
  const { filters = [], sorts = [], pageSize } = definition;
  const list = useListUrl({ filters, sorts, pageSize });
  const { page, whole } = useResourceRows(definition, scope, list.query);
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

export type ListPanelState<Row extends ResourceRow> = ReturnType<typeof useListPanel<Row>>;
