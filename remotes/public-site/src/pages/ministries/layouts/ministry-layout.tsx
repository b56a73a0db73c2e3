import type { PageContentField } from '@narthex/shared-contracts/enums';
import type { ComponentType } from 'react';
import { DepartmentEvents } from '../../../features/events/of-department/department-events';
import { MinistryPage } from '../../../features/ministry-page/ministry-page';
import type { MinistryText } from '../../../features/ministry-page/ministry-text';
import type { PageContext, PageModule } from '../../../page-record';
import { getEventOwner, loadMinistryPage } from '../load-ministry-page';

export interface LayoutPartProps {
  readonly text: MinistryText;
  /** What the page is called. */
  readonly title: string;
}

/** What a kind of ministry has that others don't: a choir has songs, a class a timetable. */
export interface MinistryLayout {
  /** Stands between the head of the page and its text. */
  readonly Main?: ComponentType<LayoutPartProps>;
  /** The fields of the page's content that `Main` shows. */
  readonly mainFields?: readonly PageContentField[];
  /** Stands below the text. */
  readonly After?: ComponentType<LayoutPartProps>;
  /** Fills the data of its parts, unless every ministry has them. */
  readonly load?: (context: PageContext, text: MinistryText) => Promise<unknown>;
}

/** The page of a ministry in a layout. `chunks` are what its code came in. */
export function createMinistryPage(
  text: MinistryText,
  chunks: readonly string[],
  { Main, After, mainFields, load }: MinistryLayout = {},
): PageModule {
  const owner = getEventOwner(text);
  return {
    default: ({ title }) => (
      <MinistryPage
        title={title}
        text={text}
        main={Main ? <Main text={text} title={title} /> : null}
        mainFields={mainFields}
      >
        {After ? <After text={text} title={title} /> : null}
        {owner ? <DepartmentEvents owner={owner} /> : null}
      </MinistryPage>
    ),
    load: async (context) => {
      const [meta] = await Promise.all([loadMinistryPage(context, text), load?.(context, text)]);
      return { ...meta, chunks };
    },
  };
}
