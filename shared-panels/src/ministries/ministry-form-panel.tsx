import { call } from '@narthex/shared-auth';
import { paths } from '@narthex/shared-contracts';
import type { Ministry } from '@narthex/shared-contracts/schemas/ministries';
import { t } from '@narthex/shared-contracts/translate';
import { notify } from '@narthex/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { isGone } from '../action/explain-failure';
import { LoadFailure } from '../load-failure';
import { InlineForm } from '../resource-panel/form/frame/inline-form';
import { ResourceSkeleton } from '../resource-panel/list/not-loaded';
import { useSaveRow } from '../resource-panel/use-resource';
import { MINISTRY_RESOURCE } from './ministries-panel';

const LIST = paths.adminMinistries.to();

/** Renders the page that creates a ministry or edits the one in its URL. */
export default function MinistryFormPanel() {
  const { id } = useParams();
  return id === undefined ? <MinistryEditor ministry={undefined} /> : <StoredMinistry key={id} id={id} />;
}

/** Loads a ministry for its form. It navigates back to the list if there is no such ministry. */
function StoredMinistry({ id }: { id: string }) {
  const navigate = useNavigate();
  const query = useQuery({
    queryKey: ['ministry', id],
    queryFn: ({ signal }) => call('ministries.get', { id }, { signal }).then((response) => response.data),
    // The form must not start from outdated values, so nothing is cached.
    gcTime: 0,
  });
  const { data, error } = query;
  // A form that is open stays when somebody else deletes the ministry.
  const isMissing = !data && isGone(error);
  useEffect(() => {
    if (!isMissing) return;
    notify.error(t('Ministry not found'));
    void navigate(LIST, { replace: true });
  }, [isMissing, navigate]);

  if (data) return <MinistryEditor ministry={data} />;
  if (!error || isMissing) return <ResourceSkeleton text="Loading ministry..." />;
  return <LoadFailure message="Failed to load ministry details" query={query} />;
}

function MinistryEditor({ ministry }: { ministry: Ministry | undefined }) {
  const navigate = useNavigate();
  const saveRow = useSaveRow(MINISTRY_RESOURCE, undefined);
  const { labels, name, capability, Form } = MINISTRY_RESOURCE;
  return (
    <InlineForm
      name={name}
      capability={capability}
      labels={labels}
      Form={Form}
      row={ministry}
      canCreate
      save={(body, options, row) => saveRow.mutateAsync({ body, ...options, id: options.id ?? row?.id })}
      onCancel={() => void navigate(LIST)}
      onSaved={(result, isNew) => {
        const saved = isNew ? labels.created : labels.updated;
        notify.success(result.kind === 'proposed' ? result.message : saved);
        void navigate(LIST);
      }}
    />
  );
}
