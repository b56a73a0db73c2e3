import { sql } from 'drizzle-orm';
import { withTestDatabase } from '../../../test/database';
import { listEventsWithoutDates, planLostDates } from './event-date-repository';

const database = withTestDatabase();

it('finds events that have lost their dates, and plans them again', async () => {
  const { db } = database();
  await db.execute(sql`
    insert into events (title, description, event_type, start_datetime, end_datetime, is_recurring, recurrence_pattern,
      occurrences_from, occurrences_until)
    select title, '', 'choir', begun, begun + interval '1 hour', pattern is not null, pattern, now() - lasts, now() + lasts
    from (select now() - interval '9 days' as begun) as times,
      (values ('Choir day', null, null::interval), ('Vespers', 'weekly', interval '100 days'), ('Kept', 'weekly', interval '100 days'),
        ('Unplanned for long', 'weekly', interval '-1 day')) as given (title, pattern, lasts)`);
  await db.execute(sql`insert into event_occurrences (event_id, start_datetime, end_datetime)
    select id, start_datetime + interval '14 days', end_datetime + interval '14 days' from events where title = 'Kept'`);

  const lost = await listEventsWithoutDates(db);
  expect(lost.map(({ title }) => title)).toEqual(['Choir day', 'Vespers']);

  await planLostDates(db);
  expect(await listEventsWithoutDates(db)).toEqual([]);
  const { rows } = await db.execute(sql`
    select title, next_start is not null as is_ahead, (select count(*)::integer from event_occurrences
      where event_id = events.id and start_datetime > now()) as ahead
    from events where title in ('Choir day', 'Vespers') order by title`);
  expect(rows).toEqual([
    { title: 'Choir day', is_ahead: false, ahead: 0 },
    { title: 'Vespers', is_ahead: true, ahead: 57 },
  ]);
});
