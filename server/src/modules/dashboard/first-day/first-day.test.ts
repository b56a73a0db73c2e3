import { DEPARTMENTS } from '@narthex/shared-contracts/departments';
import { MINISTRY_PAGES, PAGE_CONTENT_PAGES } from '@narthex/shared-contracts/enums';
import { signIn, withTestApp, type Kind } from '../../../../test/build-app';
import { createUser } from '../../../../test/factories';
import { listAudited } from '../../../../test/audited';
import { events } from '../../../database/schema/events';
import { contentSections, slides, worshipServices } from '../../../database/schema/homepage';
import { leaders } from '../../../database/schema/leaders';
import { pageContents } from '../../../database/schema/pages';
import { siteSettings } from '../../../database/schema/site';
import { DEFAULT_SITE } from '../../../site/site-repository';

const app = withTestApp();

async function firstDay(kind: Kind = 'admin'): Promise<Record<string, string>> {
  const { headers } = await signIn(app(), kind);
  const { data } = (await app().inject({ url: '/api/v1/dashboard/overview', headers })).json();
  return Object.fromEntries(
    data.first_day.map(({ step, text }: { step: string; text: string }) => [step, text]),
  );
}

it('lists for a new site what it needs, for those who manage its settings', async () => {
  expect(await firstDay()).toEqual({
    worship_times: 'Enter the times of worship',
    leaders: 'Introduce the leaders of the church',
    first_event: 'Announce your first event',
    pictures: 'Put your own pictures on the home page',
    page_texts: `${MINISTRY_PAGES.length + 1} pages still have no text of your own`,
    departments: `Invite the leaders of ${DEPARTMENTS.length} departments that nobody leads yet`,
  });
  expect(Object.keys(await firstDay('communication leader'))).toContain('worship_times');
  expect(await firstDay('pastor')).toEqual({});
  expect(await firstDay('music leader')).toEqual({});
});

it('drops each item when it is done', async () => {
  const { db } = app();
  await db
    .insert(worshipServices)
    .values({ kind: 'service', day: 6, start_time: '09:00', end_time: '10:00', name: 'Worship' });
  await db.insert(leaders).values({ name: 'Grace', title: 'Elder', category: 'elders' });
  const start = new Date();
  await db.insert(events).values({
    title: 'Picnic',
    description: 'x',
    start_datetime: start,
    end_datetime: start,
    event_type: 'other',
  });
  await db.insert(slides).values({ title: 'Welcome', content: 'x', image_url: '/media/a.jpg' });
  expect(Object.keys(await firstDay())).toEqual(['page_texts', 'departments']);

  await db.insert(contentSections).values({ section_key: 'about_us', content: 'We' });
  const placed = Object.entries(PAGE_CONTENT_PAGES).flatMap(([category, pages]) =>
    pages.map((page) => ({ category, page, field: 'introduction' as const, content: 'We' })),
  );
  await db.insert(pageContents).values(placed);
  for (const department of DEPARTMENTS) await createUser(app(), { role: 'leader', department });
  expect(await firstDay()).toEqual({});
});

it('is put away for good, by those who see it', async () => {
  await app().db.delete(worshipServices);
  const end = async (kind: Kind) => {
    const { headers } = await signIn(app(), kind);
    return app().inject({ method: 'DELETE', url: '/api/v1/admin/settings/first-day', headers });
  };
  expect(Object.keys(await firstDay())).toEqual(['worship_times']);
  expect((await end('pastor')).statusCode).toBe(403);
  expect((await end('admin')).json()).toMatchObject({ success: true });
  expect(await firstDay()).toEqual({});
  expect((await end('admin')).statusCode).toBe(200);
  expect(await listAudited(app(), 'settings.end_first_day')).toHaveLength(1);
});

it('never shows on a site that was set up before there was a list', async () => {
  const { has_first_day: _hasFirstDay, ...settings } = DEFAULT_SITE;
  await app().db.delete(siteSettings);
  await app().db.insert(siteSettings).values({ settings });
  expect(await firstDay()).toEqual({});
  expect((await app().inject('/api/v1/site')).json().data).not.toHaveProperty('has_first_day');
});
