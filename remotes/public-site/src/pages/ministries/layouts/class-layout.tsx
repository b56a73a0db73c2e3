import { Timetable } from '../../../features/ministry-page/times/timetable';
import { useOwnSlots } from '../../../features/ministry-page/times/use-own-slots';
import { usePageContent } from '../../../features/ministry-page/use-page-content';
import type { LayoutPartProps, MinistryLayout } from './ministry-layout';

function ClassTimetable({ text }: LayoutPartProps) {
  const { fields } = usePageContent(text);
  return <Timetable slots={useOwnSlots(text)} schedule={fields.schedule} />;
}

/** The layout shows the timetable of a class. */
export const layout: MinistryLayout = { Main: ClassTimetable, mainFields: ['schedule'] };
