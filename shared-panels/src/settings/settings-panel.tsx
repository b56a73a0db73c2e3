import { call } from '@narthex/shared-auth';
import { t } from '@narthex/shared-contracts/translate';
import { lazySection } from '../lazy-section';
import { buildLabels } from '../resource-panel/resource-labels';
import { SingleObjectPanel } from '../resource-panel/single/single-object-panel';

const Form = lazySection(() => import('./settings-form'));

const LABELS = buildLabels(
  { one: t('settings'), many: t('settings') },
  { submitChanges: t('Save settings'), updated: t('Settings updated successfully!') },
);

/** Renders the settings of the congregation: name, contacts, giving and links. */
export default function SettingsPanel() {
  return (
    <SingleObjectPanel
      name="settings"
      capability="settings.manage"
      labels={LABELS}
      Form={Form}
      load={(signal) => call('settings.get', {}, { signal }).then(({ data }) => data)}
      save={(body, write) => write('settings.update', { body })}
    />
  );
}
