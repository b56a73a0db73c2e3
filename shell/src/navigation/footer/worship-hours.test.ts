import type { WorshipService } from '@narthex/shared-contracts/schemas/homepage';
import { officeRows, sabbathHours, weekHours } from './worship-hours';

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
  version: 1,
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

it('reads the office hours as the pages do', () => {
  const week = [1, 2, 3, 4, 5].map((day) => service('office', day, '09:00', '17:00'));
  expect(officeRows(week).map(({ day, hours }) => `${day} ${hours}`)).toEqual([
    'Mon to Fri 9:00 AM – 5:00 PM',
    'Sat to Sun closed',
  ]);
  expect(officeRows([])).toEqual([]);
});
