import { call } from '@narthex/shared-auth';
import { t } from '@narthex/shared-contracts/translate';
import { lazySection } from '../../lazy-section';
import { SingleObjectPanel } from '../../resource-panel/single/single-object-panel';
import { buildLabels } from '../../resource-panel/resource-labels';

const Form = lazySection(() => import('./study-and-mission-form'));

const LABELS = buildLabels(
  { one: t('study focus and mission'), many: t('study focus and mission') },
  { submitChanges: t('Save changes'), updated: t('Study focus and mission updated successfully!') },
);

/** Renders the study focus of families and the mission campaign, two boxes beside the weekly programme. */
export function StudyAndMissionPanel() {
  return (
    <SingleObjectPanel
      name="study-and-mission"
      capability="homepage.manage"
      labels={LABELS}
      Form={Form}
      load={(signal) => call('studyAndMission.get', {}, { signal }).then(({ data }) => data)}
      save={(body, write) => write('studyAndMission.update', { body })}
    />
  );
}
