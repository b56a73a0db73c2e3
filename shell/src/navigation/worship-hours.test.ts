import type { WorshipService } from '@narthex/shared-contracts/schemas/homepage';
import { hoursOf, officeHours, sabbathHours, weekHours } from './worship-hours';

let id = 0;
const service = (kind: WorshipService['kind'], day: number, start: string, end: string, name = 'Prayer') => ({
  id: ++id,
  name,
  day,
  start_time: start,
  end_time: end,
  location: null,
  description: null,
  kind,
  sort_order: id,
});

it('names the half of the day once where both times share it', () => {
  expect(hoursOf({ start_time: '08:20', end_time: '10:00' })).toBe('8:20 – 10:00 AM');
  expect(hoursOf({ start_time: '11:00', end_time: '13:00' })).toBe('11:00 AM – 1:00 PM');
});

it('lists the week in order, without the day whose parts are listed', () => {
  const services = [
    service('weekly', 6, '07:50', '18:00', 'Sabbath worship'),
    service('weekly', 3, '18:30', '20:00', 'Bible study'),
    service('weekly', 3, '17:00', '18:00', 'Prayers'),
    service('sabbath', 6, '08:20', '10:00', 'Sabbath School'),
    service('service', 6, '08:20', '10:00', 'Sabbath School'),
  ];
  expect(weekHours(services).map(({ day, name }) => `${day} ${name}`)).toEqual([
    'Wed Prayers',
    'Wed Bible study',
  ]);
  expect(sabbathHours(services).map(({ name }) => name)).toEqual(['Sabbath School']);
  expect(weekHours(services.slice(0, 2))).toHaveLength(2);
});

it('puts neighbouring office days together and says when it is closed', () => {
  const week = [1, 2, 3, 4, 5].map((day) => service('office', day, '09:00', '17:00'));
  const rows = officeHours([...week, service('office', 6, '07:00', '14:00')]);
  expect(rows.map(({ day, hours }) => `${day}: ${hours}`)).toEqual([
    'Mon – Fri: 9:00 AM – 5:00 PM',
    'Sat: 7:00 AM – 2:00 PM',
    'Sun: Closed',
  ]);
  expect(officeHours([])).toEqual([]);
});
