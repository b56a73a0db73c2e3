import { event } from '../../testing/fixtures';
import { getCategoryLabel, eventFacts } from './event-facts';

const ZONE = 'Africa/Nairobi';

describe('what an event’s card says', () => {
  it('gives date and time in the site’s zone', () => {
    expect(eventFacts(event({ start_datetime: '2026-11-27T21:30:00Z' }), ZONE)).toMatchObject({
      date: { iso: '2026-11-28', day: 28, weekday: 'Sat', month: 'Nov' },
      time: '12:30 AM',
    });
  });

  it.each([
    ['no limit and no fee', {}, false, 'Open to All'],
    ['a limit of 0', { max_attendees: 0 }, false, 'Open to All'],
    ['a limit', { max_attendees: 30 }, true, 'Max 30'],
    ['a fee', { entry_fee: '250.00' }, true, 'Open to All'],
    ['a fee of 0', { entry_fee: '0.00' }, false, 'Open to All'],
  ])('maps %s', (_, changes, canRegister, attendees) => {
    expect(eventFacts(event(changes), ZONE)).toMatchObject({ canRegister, attendees });
  });

  it('fills in what is missing', () => {
    expect(eventFacts(event({ location: null }), ZONE).location).toBe('TBD');
    expect(getCategoryLabel('bible_study')).toBe('Bible Study');
    expect(getCategoryLabel(null)).toBe('General');
  });
});
