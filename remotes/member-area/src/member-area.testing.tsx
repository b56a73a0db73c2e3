import { Route, Routes } from '@narthex/remote-kit/router';
import { renderApp, type FakeCalls, type RenderAppOptions } from '@narthex/shared-auth/testing';
import { paths } from '@narthex/shared-contracts';
import type { MemberOverview, Sermon } from '@narthex/shared-contracts/schemas/dashboard';
import { fakeEvent } from '@narthex/shared-contracts/testing';
import RemoteApp from './remote-app';

export const ok = (data: unknown) => ({ body: { success: true, data } });

export const overview: MemberOverview = {
  membership_since: '2021-09-04',
  prayer_requests_count: 3,
  events_attended: 12,
  ministries_joined: 1,
  ministries: [{ id: 4, name: 'Church Choir', role: 'Alto' }],
};

export const vespers = fakeEvent({ id: 9 });

export const sermon: Sermon = {
  id: 5,
  title: 'A light in the window',
  description: 'Who leaves the lamp burning?',
  speaker: 'Elder Naliaka Wekesa',
  sermon_date: '2026-11-21',
  scripture_reference: null,
  series: 'sabbath_service',
  status: 'published',
  tags: [],
  is_featured: false,
  audio_file: null,
  video_file: null,
  pdf_file: null,
};

/** These responses cover all requests of the member area. */
const calls: FakeCalls = {
  'GET /v1/site': ok({ name: 'Mwangaza', time_zone: 'Africa/Nairobi' }),
  'GET /v1/member/overview': ok(overview),
  'GET /v1/events': ok([vespers]),
  'GET /v1/sermons': ok([sermon]),
  'GET /v1/member/events': ok([]),
  'GET /auth/second-factor': ok({
    ...{ is_enabled: false, is_required: false, recovery_codes_left: 0 },
    ...{ has_app: false, passkeys: [] },
  }),
  'GET /v1/notifications': {
    body: {
      success: true,
      data: [],
      meta: { page: 1, per_page: 20, limit: 20, total: 0, has_more_than_total: false, unread: 0 },
    },
  },
};

/** Renders the member area with routes to its pages, the home page and the page after sign-out. */
export function renderMemberArea(
  path: string,
  changes: FakeCalls = {},
  person: Pick<RenderAppOptions, 'role' | 'department'> = { role: 'member' },
) {
  const mount = (base: string) => <Route path={`${base}/*`} element={<RemoteApp key={base} base={base} />} />;
  return renderApp(
    <Routes>
      <Route path={paths.home.pattern} element={<h1>Home page</h1>} />
      {mount(paths.memberDashboard.pattern)}
      {mount(paths.memberProfile.pattern)}
      {mount(paths.memberMinistries.pattern)}
      {mount(paths.memberSecurity.pattern)}
      {mount(paths.memberPrivacy.pattern)}
      <Route path={paths.goodbye.pattern} element={<h1>Goodbye page</h1>} />
    </Routes>,
    { ...person, path, calls: { ...calls, ...changes } },
  );
}
