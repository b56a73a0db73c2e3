import { DepartmentEvents } from '../../features/events/of-department/department-events';
import { MinistryPage } from '../../features/ministry-page/ministry-page';
import type { MinistryText } from '../../features/ministry-page/ministry-text';
import type { PageModule } from '../../page-record';
import { loadMinistryPage } from './load-ministry-page';

/** The page of a ministry that needs no more than the common layout. `chunks` are what its code came in. */
export function plainMinistry(text: MinistryText, chunks: readonly string[]): PageModule {
  return {
    default: ({ title }) => (
      <MinistryPage title={title} text={text}>
        {text.department ? <DepartmentEvents department={text.department} /> : null}
      </MinistryPage>
    ),
    load: async (context) => ({ ...(await loadMinistryPage(context, text)), chunks }),
  };
}
