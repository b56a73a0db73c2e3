import { paths } from '@narthex/shared-contracts';
import type { FirstDayItem } from '@narthex/shared-contracts/schemas/dashboard';
import { t } from '@narthex/shared-contracts/translate';
import { AttentionList, Button, StatusMessage } from '@narthex/shared-ui';
import { Link } from 'react-router-dom';
import { useAction } from '../../action/use-action';

const ADMINISTRATION = paths.adminDashboard.to().replace(/\/dashboard$/, '');

/** Maps each step to the screen of the administration that does it, and the label of the link there. */
const LINKS: Readonly<Record<FirstDayItem['step'], { readonly to: string; readonly label: string }>> = {
  worship_times: { to: `${ADMINISTRATION}/homepage?tab=services&create=1`, label: t('Enter times') },
  leaders: { to: `${ADMINISTRATION}/leadership?create=1`, label: t('Add a leader') },
  first_event: { to: `${paths.adminEvents.to()}?create=1`, label: t('Create an event') },
  pictures: { to: `${ADMINISTRATION}/homepage?create=1`, label: t('Add a slide') },
  page_texts: { to: `${ADMINISTRATION}/content`, label: t('Write the texts') },
  departments: { to: `${ADMINISTRATION}/departments`, label: t('See the departments') },
};

/** Renders what a new site needs first, each with the way to do it, until it is done or somebody puts the list away. */
export function FirstDay({ items }: { items: readonly FirstDayItem[] }) {
  const { act, isBusy, outcome, dismiss } = useAction<null>({
    run: async (_input, write) => {
      await write('settings.endFirstDay', {});
      return undefined;
    },
    failure: t('The list could not be put away.'),
  });
  if (items.length === 0) return null;
  return (
    <>
      {outcome ? <StatusMessage outcome={outcome} onDismiss={dismiss} /> : null}
      <AttentionList
        title={t('Your first day')}
        items={items.map(({ step, text }) => ({
          key: step,
          text,
          // A newer server may know more steps.
          action: LINKS[step] ? <Link to={LINKS[step].to}>{LINKS[step].label}</Link> : undefined,
        }))}
        footer={
          <Button variant="quiet" isBusy={isBusy} onClick={() => void act(null)}>
            Put this list away
          </Button>
        }
      />
    </>
  );
}
