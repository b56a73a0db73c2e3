import { MINISTRY_CATEGORY_LABELS } from '@narthex/shared-contracts/enum-labels';
import { MINISTRY_CATEGORIES } from '@narthex/shared-contracts/enums';
import type { Ministry } from '@narthex/shared-contracts/schemas/ministries';
import { textLanguage } from '@narthex/shared-contracts/text-language';
import type { OwnMinistry } from '@narthex/shared-contracts/schemas/own-account';
import { t } from '@narthex/shared-contracts/translate';
import { ListPanel } from '@narthex/shared-panels/list-panel';
import type { PanelScope } from '@narthex/shared-panels/panel-scope';
import type { ListDefinition } from '@narthex/shared-panels/resource';
import { buildLabels } from '@narthex/shared-panels/resource-labels';
import { useAction } from '@narthex/shared-panels/use-action';
import { Badge, Button } from '@narthex/shared-ui';
import { Outcome } from '../../components/outcome';
import styles from './ministries.module.css';

const WHOLE_CHURCH: PanelScope = { kind: 'church' };
const LABELS = buildLabels(
  { one: t('ministry'), many: t('ministries') },
  {
    plural: t('Explore ministries'),
    search: t('Search by name or leader'),
    emptyText: 'None is open to join now.',
  },
);

interface JoinControls {
  readonly own: readonly OwnMinistry[] | undefined;
  readonly busyId: number | undefined;
  readonly onJoin: (ministry: Ministry) => void;
}

const describeFacts = ({ leader, meetingTime, location, memberCount }: Ministry) =>
  [
    t('Led by {leader}', { leader }),
    meetingTime,
    location,
    t('{count, plural, one {# member} other {# members}}', { count: memberCount }),
  ]
    .filter(Boolean)
    .join(' · ');

function MinistryCard({ ministry, own, busyId, onJoin }: JoinControls & { ministry: Ministry }) {
  const status = own?.find(({ id }) => id === ministry.id)?.status;
  return (
    <div className={styles.card}>
      <h3 lang={textLanguage(ministry, 'name')}>{ministry.name}</h3>
      <div>
        <p className={styles.facts}>{describeFacts(ministry)}</p>
        <p className={styles.description} lang={textLanguage(ministry, 'description')}>
          {ministry.description}
        </p>
      </div>
      <div>
        {status === 'joined' ? <Badge tone="good">You belong to it</Badge> : null}
        {status === 'asked' ? <Badge tone="warn">Asked to join, waiting</Badge> : null}
        {own && (!status || status === 'invited') ? (
          <Button
            size="small"
            variant="quiet"
            aria-label={status ? `Join ${ministry.name}` : `Ask to join ${ministry.name}`}
            isBusy={busyId === ministry.id}
            onClick={() => onJoin(ministry)}
          >
            {status ? 'Join' : 'Ask to join'}
          </Button>
        ) : null}
      </div>
    </div>
  );
}

const buildDefinition = (controls: JoinControls): ListDefinition<Ministry> => ({
  name: 'member-ministries',
  capability: 'account.use',
  endpoints: { list: 'ministries.list' },
  listQuery: { status: 'active' },
  labels: LABELS,
  getTitle: ({ name }) => name,
  filters: [
    {
      param: 'category',
      label: 'Category',
      options: MINISTRY_CATEGORIES.map((value) => ({ value, label: MINISTRY_CATEGORY_LABELS[value] })),
    },
  ],
  getColumns: () => [],
  renderCard: (ministry) => <MinistryCard ministry={ministry} {...controls} />,
});

/** Renders all active ministries with buttons that ask to join. */
export function ExplorePanel({ own }: { own: readonly OwnMinistry[] | undefined }) {
  const { act, busyInput, outcome, dismiss } = useAction({
    run: async ({ id }: Ministry, write) => (await write('membership.join', { id })).message,
    failure: 'Failed to send your request. Please try again.',
  });
  const busyId = busyInput?.id;
  const definition = buildDefinition({ own, busyId, onJoin: (ministry) => void act(ministry) });
  return (
    <section aria-label="Explore ministries">
      <Outcome outcome={outcome} onDismiss={dismiss} />
      <ListPanel definition={definition} scope={WHOLE_CHURCH} />
    </section>
  );
}
