import { officeHours, timeSpan } from './office-hours';
import type { WorshipService } from '../schemas/homepage';

const slot = (kind: WorshipService['kind'], day: number, start_time: string, end_time: string) => ({
  id: day,
  name: 'Office',
  day,
  start_time,
  end_time,
  location: null,
  description: null,
  kind,
  sort_order: day,
  version: 1,
});
const office = (day: number, start: string, end: string) => slot('office', day, start, end);

it('names the half of the day once where both times share it', () => {
  expect(timeSpan({ start_time: '08:20', end_time: '10:00' })).toBe('8:20 – 10:00 AM');
  expect(timeSpan({ start_time: '11:00', end_time: '13:00' })).toBe('11:00 AM – 1:00 PM');
});

it('puts days with the same hours together and names the closed ones', () => {
  const week = [1, 2, 3, 4, 5].map((day) => office(day, '09:00', '17:00'));
  expect(officeHours([...week, office(6, '07:00', '14:00'), slot('weekly', 0, '17:00', '18:00')])).toEqual([
    { days: 'Mon to Fri', hours: '9:00 AM – 5:00 PM' },
    { days: 'Sat', hours: '7:00 AM – 2:00 PM' },
    { days: 'Sun', hours: 'closed' },
  ]);
});

it('puts the hours of one day in order', () => {
  expect(officeHours([office(1, '14:00', '17:00'), office(1, '09:00', '12:00')])[0]).toEqual({
    days: 'Mon',
    hours: '9:00 AM – 12:00 PM, 2:00 – 5:00 PM',
  });
});

it('is empty where no office hours are known', () => {
  expect(officeHours([slot('weekly', 3, '17:00', '18:00')])).toEqual([]);
});

it.each([
  ['00:00', '11:59', '12:00 – 11:59 AM'],
  ['11:59', '12:00', '11:59 AM – 12:00 PM'],
  ['12:00', '23:30', '12:00 – 11:30 PM'],
])('writes the time from %s to %s as %s', (start_time, end_time, span) => {
  expect(timeSpan({ start_time, end_time })).toBe(span);
});

it('tells days apart that have the same hours, but aren’t neighbours', () => {
  const days = [1, 3, 6, 0].map((day) => office(day, '09:00', '12:00'));
  expect(officeHours(days)).toEqual([
    { days: 'Mon', hours: '9:00 AM – 12:00 PM' },
    { days: 'Tue', hours: 'closed' },
    { days: 'Wed', hours: '9:00 AM – 12:00 PM' },
    { days: 'Thu to Fri', hours: 'closed' },
    { days: 'Sat to Sun', hours: '9:00 AM – 12:00 PM' },
  ]);
});

it('says once what holds all week, from Monday to Sunday', () => {
  const week = [0, 1, 2, 3, 4, 5, 6].map((day) => office(day, '09:00', '17:00'));
  expect(officeHours(week)).toEqual([{ days: 'Mon to Sun', hours: '9:00 AM – 5:00 PM' }]);
  expect(officeHours([])).toEqual([]);
});

it('leaves out what takes place in the same hours, but isn’t the office', () => {
  expect(officeHours([office(1, '09:00', '12:00'), slot('service', 1, '10:00', '11:00')])[0]).toEqual({
    days: 'Mon',
    hours: '9:00 AM – 12:00 PM',
  });
});
