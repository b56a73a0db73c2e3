import { loadMinistry } from '../../features/ministry-page/load-ministry';
import { MinistryPage } from '../../features/ministry-page/ministry-page';
import type { MinistryText } from '../../features/ministry-page/ministry-text';
import type { PageModule } from '../../page-record';

/** The page of a ministry that needs no more than the common layout. `chunks` are what its code came in. */
export function plainMinistry(text: MinistryText, chunks: readonly string[]): PageModule {
  return {
    default: ({ title }) => <MinistryPage title={title} text={text} />,
    load: async (context) => ({ ...(await loadMinistry(context, text)), chunks }),
  };
}
