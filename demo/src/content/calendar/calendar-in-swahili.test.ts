import { addDays } from '@narthex/shared-contracts';
import { seedTime } from '../../seed-time';
import { calendarSeed } from './calendar';
import { CALENDAR_IN_SWAHILI, calendarInSwahili } from './calendar-in-swahili';

const textsOn = (day: string): string[] =>
  calendarSeed(seedTime(new Date(`${day}T09:00Z`))).flatMap((row) =>
    [row.sabbath_school_topic, row.divine_service_topic, row.afternoon_program, row.special_notes].flatMap(
      (text) => text ?? [],
    ),
  );

describe('the calendar in Swahili', () => {
  it.each(['2026-11-22', '2027-06-15', '2028-02-29'])('has every text of the calendar, on %s', (day) => {
    const texts = [...new Set(textsOn(day))];
    expect(texts.length).toBeGreaterThan(50);
    expect(texts.filter((text) => !calendarInSwahili(text))).toEqual([]);
  });

  it('has no text that the calendar never shows', () => {
    // Five weeks apart, so that every part of the year is at some time outside the weeks that events plan.
    const days = Array.from({ length: 40 }, (_, index) => addDays('2026-01-04', index * 35));
    const shown = new Set(days.flatMap(textsOn));
    expect([...shown].filter((text) => !calendarInSwahili(text))).toEqual([]);
    expect(Object.keys(CALENDAR_IN_SWAHILI).filter((text) => !shown.has(text))).toEqual([]);
  });
});
