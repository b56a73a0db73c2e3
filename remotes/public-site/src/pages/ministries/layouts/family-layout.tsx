import { FamilyFinder } from '../../../features/ministry-page/families/family-finder';
import { usePageContent } from '../../../features/ministry-page/use-page-content';
import type { LayoutPartProps, MinistryLayout } from './ministry-layout';

function Families({ text }: LayoutPartProps) {
  return <FamilyFinder field={usePageContent(text).fields.activities} />;
}

/** The families have a finder. */
export const layout: MinistryLayout = { Main: Families, mainFields: ['activities'] };
