import { FamilyFinder } from '../../../features/ministry-page/families/family-finder';
import { usePageContent } from '../../../features/ministry-page/use-page-content';
import type { LayoutPartProps, MinistryLayout } from './ministry-layout';

function Families({ text }: LayoutPartProps) {
  return <FamilyFinder field={usePageContent(text).fields.activities} />;
}

/** The layout shows a search of the families. */
export const layout: MinistryLayout = { Main: Families, mainFields: ['activities'] };
