import { call } from '@narthex/shared-auth';
import { DEPARTMENT_FACTS, paths, type Department } from '@narthex/shared-contracts';
import { t } from '@narthex/shared-contracts/translate';
import { ErrorState } from '@narthex/shared-ui';
import { Link } from 'react-router-dom';
import { lazySection } from '../lazy-section';
import type { PanelScope } from '../panel-scope';
import { buildLabels } from '../resource-panel/resource-labels';
import { SingleObjectPanel } from '../resource-panel/single/single-object-panel';
import { ThemePreview } from './theme-preview';

/** Public pages of the departments that have one. */
const DEPARTMENT_PAGES: Readonly<Partial<Record<Department, string>>> = {
  music: paths.churchChoir.to(),
  health: paths.health.to(),
  education: paths.sabbathSchool.to(),
  prayer: paths.prayerDepartment.to(),
};

const Form = lazySection(() => import('./department-form'));

const LABELS = buildLabels(
  { one: t('department'), many: t('department settings') },
  {
    submitChanges: t('Save settings'),
    updated: t('Department updated successfully!'),
    loadFailure: t('Failed to load department settings'),
    getSaveFailure: () => t('Failed to save department settings'),
  },
);

/** Renders the settings of a department: description, contacts, page and colours. */
export default function DepartmentSettingsPanel({ scope }: { scope: PanelScope }) {
  if (scope.kind === 'church')
    return <ErrorState message="These settings belong to a department. Open its dashboard to change them." />;
  const { department } = scope;
  const page = DEPARTMENT_PAGES[department];
  return (
    <>
      <p>
        {page ? (
          <>
            Your public page: <Link to={page}>{page}</Link>. It shows the contacts below.
          </>
        ) : (
          `There is no public page of ${DEPARTMENT_FACTS[department].label} yet: only leaders see what stands here.`
        )}
      </p>
      <SingleObjectPanel
        name={`department:${department}`}
        capability="department.manage"
        labels={LABELS}
        Form={Form}
        load={(signal) => call('departments.get', { department }, { signal }).then(({ data }) => data)}
        save={(body, write) => write('departments.update', { department, body })}
      />
      <ThemePreview department={department} />
    </>
  );
}
