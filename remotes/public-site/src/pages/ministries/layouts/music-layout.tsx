import { prefetchOrNull } from '../../../data/query-state';
import { SongsSection } from '../../../features/choir/songs-section';
import { songsQuery } from '../../../features/choir/use-songs';
import { Rehearsals } from '../../../features/ministry-page/times/rehearsals';
import { useOwnSlots } from '../../../features/ministry-page/times/use-own-slots';
import { usePageContent } from '../../../features/ministry-page/use-page-content';
import type { LayoutPartProps, MinistryLayout } from './ministry-layout';

function ChoirRehearsals({ text }: LayoutPartProps) {
  const { fields } = usePageContent(text);
  return <Rehearsals slots={useOwnSlots(text)} schedule={fields.schedule} />;
}

/** The layout shows the rehearsals and songs of a choir. */
export const layout: MinistryLayout = {
  Main: ChoirRehearsals,
  mainFields: ['schedule'],
  After: ({ text, title }) => (
    <SongsSection
      group={text.page}
      title={text.page === 'church_choir' ? 'Hear the choir' : `Hear ${title}`}
    />
  ),
  load: ({ queryClient }, { page }) => prefetchOrNull(queryClient, songsQuery(page)),
};
