import { call } from '@narthex/shared-auth';
import { formatDay, formatTime } from '@narthex/shared-contracts';
import type { RemotePreview } from '@narthex/shared-contracts/schemas/previews';
import { t } from '@narthex/shared-contracts/translate';
import { Button, ErrorBanner } from '@narthex/shared-ui';
import { useMutation, useQuery } from '@tanstack/react-query';
import { explainFailure } from '../../action/explain-failure';
import { useTimeZone } from '../../use-site';

/** Renders the preview links of a remote that can still be opened, each with a button that revokes it. */
export function OpenLinks({ remote }: { remote: string }) {
  const timeZone = useTimeZone();
  const links = useQuery({
    queryKey: ['previews', remote],
    // A link may have been made since the dialog was open the last time.
    refetchOnMount: 'always',
    queryFn: ({ signal }) => call('delivery.listPreviews', { remote }, { signal }).then(({ data }) => data),
  });
  const revoke = useMutation({
    mutationFn: ({ id }: RemotePreview) => call('delivery.revokePreview', { id }),
    onSettled: () => links.refetch(),
  });
  const failure = revoke.error ?? links.error;
  if (failure)
    return <ErrorBanner>{explainFailure(t('Failed to change the open links'), failure)}</ErrorBanner>;
  if (!links.data || links.data.length === 0) return null;
  return (
    <section aria-label="Links that are open">
      <h3>Links that are open</h3>
      <ul>
        {links.data.map((link) => (
          <li key={link.id}>
            <code>{link.version}</code>{' '}
            {t('by {name}, until {day} at {time}', {
              name: link.created_by,
              day: formatDay(link.expires_at, timeZone),
              time: formatTime(link.expires_at, timeZone),
            })}{' '}
            <Button variant="line" size="small" isBusy={revoke.isPending} onClick={() => revoke.mutate(link)}>
              Revoke link
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
