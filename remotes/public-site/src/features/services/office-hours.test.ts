import type { WorshipService } from '@narthex/shared-contracts/schemas/homepage';
import { officeHours } from './office-hours';

const office = (day: number, start_time: string, end_time: string): WorshipService => ({
  id: day,
  name: 'Office',
  day,
  start_time,
  end_time,
  location: null,
  description: null,
  kind: 'office',
  sort_order: day,
});

it('puts days with the same hours together and names the closed ones', () => {
  const week = [1, 2, 3, 4, 5].map((day) => office(day, '09:00', '17:00'));
  expect(officeHours([...week, office(6, '07:00', '14:00')])).toEqual([
    { days: 'Mon to Fri', hours: '9:00 AM – 5:00 PM' },
    { days: 'Sat', hours: '7:00 AM – 2:00 PM' },
    { days: 'Sun', hours: 'closed' },
  ]);
  expect(officeHours([])).toEqual([]);
});
