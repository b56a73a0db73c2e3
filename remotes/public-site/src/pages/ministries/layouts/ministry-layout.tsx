import type { PageContentField } from '@narthex/shared-contracts/enums';
import type { ComponentType } from 'react';
import { DepartmentEvents } from '../../../features/events/of-department/department-events';
import { MinistryPage } from '../../../features/ministry-page/ministry-page';
import type { MinistryText } from '../../../features/ministry-page/ministry-text';
import type { PageContext, PageModule } from '../../../page-record';
import { getEventOwner, loadMinistryPage } from '../load-ministry-page';

export interface LayoutPartProps {
  readonly text: MinistryText;
  readonly title: string;
}

/** Describes the parts that only one kind of ministry has, such as the songs of a choir or the timetable of a class. */
export interface MinistryLayout {
  /** Is rendered between the head of the page and its text. */
  readonly Main?: ComponentType<LayoutPartProps>;
  /** Holds the fields of the page's content that `Main` shows. */
  readonly mainFields?: readonly PageContentField[];
  /** Is rendered below the text. */
  readonly After?: ComponentType<LayoutPartProps>;
  /** Loads the data of these parts. */
  readonly load?: (context: PageContext, text: MinistryText) => Promise<unknown>;
}

/** Creates the page of a ministry with a layout. `chunks` names the chunks of its code. */
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
