import {
  ENDPOINTS,
  ENDPOINT_PATHS,
  endpointRoute,
  needsRecentProof,
  type EndpointName,
  type EndpointRecord,
} from './index';

/**
 * Each row shows a call, its capability, the content that it reads (<-) and the content that it changes (->).
 */
const TABLE = `
  GET    /api/v1/homepage                        public   <- homepage worship-services church-projects
  GET    /api/v1/homepage/slides                 public   <- homepage
  POST   /api/v1/homepage/slides                 homepage.manage   -> homepage
  PUT    /api/v1/homepage/slides/:id             homepage.manage   -> homepage
  DELETE /api/v1/homepage/slides/:id             homepage.manage   -> homepage
  GET    /api/v1/homepage/content                public   <- homepage
  GET    /api/v1/homepage/content/:section       public   <- homepage
  PUT    /api/v1/homepage/content/:section       homepage.manage   -> homepage
  POST   /api/v1/homepage/content                homepage.manage   -> homepage
  PUT    /api/homepage/content/:id               homepage.manage   -> homepage
  DELETE /api/homepage/content/:id               homepage.manage   -> homepage

  GET    /api/v1/church-projects                 public   <- church-projects
  GET    /api/v1/church-projects/featured        public   <- church-projects
  POST   /api/church-projects                    projects.manage   -> church-projects
  PUT    /api/church-projects/:id                projects.manage   -> church-projects
  DELETE /api/church-projects/:id                projects.manage   -> church-projects

  GET    /api/v1/worship-services                public   <- worship-services
  POST   /api/worship-services                   services.manage   -> worship-services
  PUT    /api/worship-services/:id               services.manage   -> worship-services
  DELETE /api/worship-services/:id               services.manage   -> worship-services

  GET    /api/v1/events                          public   <- events site
  POST   /api/v1/events                          events.manage   -> events
  GET    /api/v1/events/calendar                 public   <- events site
  GET    /api/v1/events/:id                      public   <- events site
  PUT    /api/v1/events/:id                      events.manage   -> events
  DELETE /api/v1/events/:id                      events.manage   -> events
  GET    /api/v1/events/:id/rsvp                 public   <- events
  POST   /api/v1/events/:id/rsvp                 public   -> events
  POST   /api/v1/events/:id/waiting-list         public   -> events
  DELETE /api/v1/events/:id/waiting-list         public   -> events
  GET    /api/events/:id/attendees               events.manage

  GET    /api/v1/leaders                         public   <- leaders
  POST   /api/v1/leaders                         leaders.manage   -> leaders
  POST   /api/v1/leaders/reorder                 leaders.manage   -> leaders
  GET    /api/v1/leaders/:id                     public   <- leaders
  PUT    /api/v1/leaders/:id                     leaders.manage   -> leaders
  DELETE /api/v1/leaders/:id                     leaders.manage   -> leaders

  GET    /api/v1/announcements                   public   <- announcements site
  POST   /api/v1/announcements                   announcements.manage   -> announcements
  GET    /api/v1/announcements/:id               public   <- announcements site
  PUT    /api/v1/announcements/:id               announcements.manage   -> announcements
  DELETE /api/v1/announcements/:id               announcements.manage   -> announcements

  GET    /api/about/:page                        public   <- about
  GET    /api/about/:page/:section               public   <- about
  POST   /api/about/content                      pages.manage   -> about
  DELETE /api/about/content/:id                  pages.manage   -> about
  GET    /api/v1/page-content/:category/:page    public   <- ministries site
  GET    /api/v1/search                          public   <- events sermons announcements leaders about ministries site

  GET    /api/v1/calendar                        public   <- calendar site
  GET    /api/v1/songs/:group                    public   <- songs
  GET    /api/v1/sermons                         public   <- sermons media
  POST   /api/v1/sermons                         sermons.manage   -> sermons
  POST   /api/v1/sermons/upload                  sermons.manage   -> sermons media
  GET    /api/v1/sermons/filters                 public   <- sermons
  GET    /api/v1/sermons/:id                     public   <- sermons media
  PUT    /api/v1/sermons/:id                     sermons.manage   -> sermons
  DELETE /api/v1/sermons/:id                     sermons.manage   -> sermons
  GET    /api/v1/gallery                         public   <- gallery media
  POST   /api/v1/gallery                         gallery.manage   -> gallery
  POST   /api/v1/gallery/upload                  gallery.manage   -> media
  GET    /api/v1/gallery/:id                     public   <- gallery media
  GET    /api/v1/gallery/:id/download            public   <- gallery media
  PUT    /api/v1/gallery/:id                     gallery.manage   -> gallery
  DELETE /api/v1/gallery/:id                     gallery.manage   -> gallery

  GET    /api/auth/user                          account.use
  PUT    /api/auth/user                          account.use
  PUT    /api/auth/password                      account.use
  POST   /api/auth/proof                         account.use
  GET    /api/auth/second-factor                 account.use
  POST   /api/auth/second-factor                 account.use
  DELETE /api/auth/second-factor                 account.use
  POST   /api/auth/second-factor/set-up          account.use
  POST   /api/auth/second-factor/recovery-codes  account.use
  POST   /api/auth/second-factor/sign-in         public
  POST   /api/auth/second-factor/sign-in/set-up  public
  POST   /api/auth/second-factor/sign-in/passkey public
  POST   /api/auth/proof/passkey                 account.use
  POST   /api/auth/passkeys/set-up               account.use
  POST   /api/auth/passkeys                      account.use
  DELETE /api/auth/passkeys/:id                  account.use
  PUT    /api/auth/user/photo                    account.use
  POST   /api/auth/user/deletion                 account.use   -> events prayer ministries members
  GET    /api/auth/sessions                      account.use
  DELETE /api/auth/sessions                      account.use
  DELETE /api/auth/sessions/:id                  account.use
  GET    /api/v1/member/mail-choices             account.use
  PUT    /api/v1/member/mail-choices             account.use
  GET    /api/v1/member/events                   account.use
  GET    /api/v1/member/prayer-requests          account.use
  GET    /api/v1/member/donations                account.use
  GET    /api/v1/member/export                   account.use
  GET    /api/v1/member/ministries               account.use
  POST   /api/v1/ministries/:id/membership       account.use   -> ministries
  DELETE /api/v1/ministries/:id/membership       account.use   -> ministries
  GET    /api/v1/members                         members.read
  POST   /api/v1/members                         members.manage   -> members
  PUT    /api/v1/members/:id                     members.manage   -> members
  DELETE /api/v1/members/:id                     members.manage   -> members
  GET    /api/v1/members/:id                     members.read
  POST   /api/v1/members/:id/invite              members.invite
  GET    /api/v1/members/figures                 members.count
  GET    /api/v1/members/export                  members.manage
  POST   /api/v1/members/import                  members.manage   -> members
  GET    /api/v1/ministry-members                ministry-members.manage
  GET    /api/v1/ministry-members/candidates     ministry-members.manage
  POST   /api/v1/ministry-members                ministry-members.manage   -> ministries
  PUT    /api/v1/ministry-members/:id            ministry-members.manage
  PUT    /api/v1/ministry-members/:id/accept     ministry-members.manage   -> ministries
  PUT    /api/v1/ministry-members/:id/decline    ministry-members.manage
  DELETE /api/v1/ministry-members/:id            ministry-members.manage   -> ministries
  GET    /api/v1/admin/prayers/moderate          prayer.moderate
  PUT    /api/v1/admin/prayers/:id/feature       prayer.moderate   -> prayer
  DELETE /api/v1/admin/prayers/:id               prayer.moderate   -> prayer
  GET    /api/v1/prayer-requests/public          public   <- prayer
  GET    /api/v1/admin/users                     users.read
  PUT    /api/admin/users/:id/role               users.manage
  POST   /api/admin/users/:id/confirmation       users.manage
  DELETE /api/admin/users/:id/sessions           users.manage
  PUT    /api/admin/users/:id/status             users.manage
  DELETE /api/admin/users/:id/second-factor      users.manage

  GET    /api/v1/site                            public   <- site
  GET    /api/v1/admin/dashboard                 overview.read
  GET    /api/v1/admin/statistics                figures.read
  GET    /api/v1/admin/recent-activities         figures.read
  GET    /api/v1/admin/monthly-stats             figures.read
  GET    /api/v1/dashboard/overview              overview.read
  GET    /api/v1/member/overview                 account.use
  GET    /api/v1/admin/settings                  settings.read
  PUT    /api/v1/admin/settings                  settings.manage   -> site about
  DELETE /api/v1/admin/settings/first-day        settings.manage
  GET    /api/v1/admin/content/pending           content.approve
  GET    /api/v1/proposals/mine                  account.use
  PUT    /api/v1/admin/content/:id/approve       content.approve
  DELETE /api/v1/admin/content/:id/reject        content.approve
  GET    /api/admin/reports/donations            giving.read
  GET    /api/admin/reports/engagement           reports.read
  GET    /api/admin/reports/content              reports.read
  GET    /api/admin/reports/activity             reports.read
  GET    /api/v1/admin/audit                     audit.read
  GET    /api/v1/admin/audit/kinds               audit.read
  GET    /api/v1/admin/audit/export              audit.read
  GET    /api/v1/admin/system                    system.manage
  POST   /api/v1/admin/system/backups            system.manage
  GET    /api/v1/admin/mail/failed               system.manage
  POST   /api/v1/admin/mail/:id/retry            system.manage
  GET    /api/v1/admin/departments               departments.read
  GET    /api/v1/departments/:department         department.manage
  GET    /api/v1/departments/:department/contacts public   <- ministries
  PUT    /api/v1/departments/:department         department.manage   -> ministries
  POST   /api/admin/notify/bulk                  notifications.send
  GET    /api/v1/delivery/remotes                delivery.release
  GET    /api/v1/delivery/remotes/:remote        delivery.release
  POST   /api/v1/delivery/remotes/:remote/changes delivery.release
  GET    /api/v1/delivery/remotes/:remote/health delivery.release
  POST   /api/v1/delivery/remotes/:remote/previews delivery.release
  GET    /api/v1/delivery/remotes/:remote/previews delivery.release
  DELETE /api/v1/delivery/previews/:id           delivery.release
  POST   /api/v1/delivery/previews               account.use
  GET    /api/v1/delivery/changes                delivery.release
  GET    /api/v1/delivery/registry               delivery.release
  POST   /api/v1/delivery/check                  delivery.release
  POST   /api/v1/delivery/versions               delivery.release
  GET    /api/v1/delivery/grants                 delivery.release
  POST   /api/v1/delivery/grants                 delivery.release   -> remotes
  PUT    /api/v1/delivery/grants/:id             delivery.release   -> remotes
  DELETE /api/v1/delivery/grants/:id             delivery.release   -> remotes
  GET    /api/v1/delivery/keys                   delivery.release
  POST   /api/v1/delivery/keys                   delivery.release
  DELETE /api/v1/delivery/keys/:id               delivery.release

  POST   /api/v1/homepage/slides/reorder         homepage.manage   -> homepage
  POST   /api/church-projects/reorder            projects.manage   -> church-projects
  GET    /api/v1/study-and-mission               public   <- site
  PUT    /api/v1/study-and-mission               homepage.manage   -> site
  PUT    /api/v1/page-content/:category/:page    pages.manage   -> ministries
  POST   /api/worship-services/reorder           services.manage   -> worship-services
  GET    /api/v1/calendar/events                 public   <- calendar
  POST   /api/v1/calendar/events                 calendar.manage   -> calendar
  GET    /api/v1/calendar/events/:id             public   <- calendar
  PUT    /api/v1/calendar/events/:id             calendar.manage   -> calendar
  DELETE /api/v1/calendar/events/:id             calendar.manage   -> calendar

  GET    /api/v1/ministries                      public   <- ministries
  GET    /api/v1/ministry-pages/:page            public   <- ministries leaders church-projects gallery media
  POST   /api/v1/ministries                      ministries.manage   -> ministries
  GET    /api/v1/ministries/:id                  public   <- ministries
  PUT    /api/v1/ministries/:id                  ministries.manage   -> ministries
  DELETE /api/v1/ministries/:id                  ministries.manage   -> ministries

  GET    /api/v1/songs                           songs.manage
  POST   /api/v1/songs                           songs.manage   -> songs
  POST   /api/v1/songs/reorder                   songs.manage   -> songs
  PUT    /api/v1/songs/:id                       songs.manage   -> songs
  DELETE /api/v1/songs/:id                       songs.manage   -> songs

  GET    /sanctum/csrf-cookie                    public
  POST   /api/auth/login                         public
  POST   /api/auth/register                      public
  POST   /api/auth/leader-login                  public
  POST   /api/auth/logout                        public
  POST   /api/auth/forgot-password               public
  POST   /api/auth/reset-password/account        public
  POST   /api/auth/reset-password                public
  POST   /api/auth/confirm-email/resend          account.use

  POST   /api/v1/prayer-requests                 public
  POST   /api/v1/prayer-requests/:id/pray        public
  PUT    /api/v1/admin/prayers/:id/approve       prayer.moderate   -> prayer
  PUT    /api/v1/admin/prayers/:id/reject        prayer.moderate   -> prayer

  POST   /api/v1/newsletter                      public
  POST   /api/v1/inquiries                       public
  POST   /api/v1/visits                          public
  GET    /api/v1/admin/inquiries                 inquiries.manage
  GET    /api/v1/admin/inquiries/assignees       inquiries.manage
  GET    /api/v1/admin/inquiries/:id             inquiries.manage
  PUT    /api/v1/admin/inquiries/:id             inquiries.manage
  POST   /api/v1/admin/inquiries/:id/reply       inquiries.manage
  DELETE /api/v1/admin/inquiries/:id             inquiries.manage
  GET    /api/v1/admin/visits                    visits.follow-up
  PUT    /api/v1/admin/visits/:id/followed-up    visits.follow-up

  GET    /api/v1/notifications                   account.use
  PUT    /api/v1/notifications/:id/read          account.use
  PUT    /api/v1/notifications/read              account.use

  GET    /api/v1/admin/broadcasts                communications.send
  GET    /api/v1/admin/broadcasts/:id            communications.send
  POST   /api/v1/admin/broadcasts                communications.send
  PUT    /api/v1/admin/broadcasts/:id            communications.send
  DELETE /api/v1/admin/broadcasts/:id            communications.send
  GET    /api/v1/admin/broadcasts/:id/preview    communications.send
  POST   /api/v1/admin/broadcasts/:id/test       communications.send
  POST   /api/v1/admin/broadcasts/:id/send       communications.send
  POST   /api/v1/admin/broadcasts/:id/unschedule communications.send

  POST   /api/v1/remote-reports                  public
  POST   /api/v1/remote-reports/tickets          public
`;

const splitList = (line: string, sign: string) => line.split(sign)[1]?.trim().split(' ') ?? [];

const CASES = TABLE.trim()
  .split('\n')
  .filter((line) => line.trim() !== '')
  .map((line) => {
    const [method, path, capability] = line.trim().split(/\s+/);
    return {
      call: `${method} ${path}`,
      capability,
      reads: splitList(line, '<-'),
      invalidates: splitList(line, '->'),
    };
  });

const names = Object.keys(ENDPOINT_PATHS) as EndpointName[];
const findName = (call: string) => names.find((name) => ENDPOINT_PATHS[name] === call);

it('the table names every call once, and none that there is not', () => {
  const calls = CASES.map(({ call }) => call);
  expect(new Set(calls).size).toBe(calls.length);
  expect(calls.filter((call) => !findName(call))).toEqual([]);
});

/**
 * A content type without a row follows the general rule: reads are public, and writes need its `manage`
 * capability.
 */
const unlisted = names.filter((name) => !CASES.some(({ call }) => findName(call) === name));
it.each([...unlisted, 'announcements.list', 'announcements.update'] as const)(
  '%s is open to read, or needs what manages its kind and renews its pages',
  (name) => {
    const record: EndpointRecord = ENDPOINTS[name];
    const [, verb = ''] = name.split('.');
    if (verb === 'list' || verb === 'get') {
      expect(record.capability).toBe('public');
      expect(record.reads).not.toEqual([]);
      return;
    }
    expect(['create', 'update', 'delete', 'reorder']).toContain(verb);
    expect(record.capability).toMatch(/^[a-z-]+\.manage$/);
    expect(record.invalidates).not.toEqual([]);
  },
);

it.each(CASES)('$call needs $capability', ({ call, capability, reads, invalidates }) => {
  const name = findName(call);
  const record: EndpointRecord | undefined = name && ENDPOINTS[name];
  expect({
    capability: record?.capability,
    reads: record?.reads ?? [],
    invalidates: record?.invalidates ?? [],
  }).toEqual({ capability, reads, invalidates });
});

it('a delivery key opens what a ministry team needs, and nothing else', () => {
  const opened = names.filter((name) => (ENDPOINTS[name] as EndpointRecord).acceptsKeys);
  expect(opened.sort()).toEqual([
    'delivery.changeRelease',
    'delivery.check',
    'delivery.createPreview',
    'delivery.getRemote',
    'delivery.listChanges',
    'delivery.publish',
  ]);
});

it('a recent proof is needed for what gives power or data away, and for nothing else', () => {
  const proved = names.filter((name) =>
    needsRecentProof({ ...(ENDPOINTS[name] as EndpointRecord), name, method: endpointRoute(name).method }),
  );
  expect(proved.sort()).toEqual([
    'audit.export',
    'delivery.changeRelease',
    'delivery.createPreview',
    'delivery.publish',
    'delivery.revokePreview',
    'deliveryKeys.issue',
    'deliveryKeys.revoke',
    'grants.create',
    'grants.delete',
    'grants.update',
    'members.delete',
    'members.export',
    'ownAccount.export',
    'passkeys.delete',
    'passkeys.setUp',
    'secondFactor.disable',
    'secondFactor.renewCodes',
    'secondFactor.setUp',
    'settings.update',
    'system.backUp',
    'users.endSessions',
    'users.resetSecondFactor',
    'users.updateRole',
    'users.updateStatus',
  ]);
});

describe('the rule about proofs', () => {
  const record = { capability: 'users.manage', name: 'users.promote', method: 'POST' } as const;

  it('holds for the next write of a powerful capability, whose record says nothing about it', () => {
    expect(needsRecentProof(record)).toBe(true);
    expect(needsRecentProof({ ...record, method: 'GET' })).toBe(false);
    expect(needsRecentProof({ ...record, capability: 'events.manage' })).toBe(false);
  });

  it('has these exceptions only, each with a reason', () => {
    const excepted = names.filter((name) => (ENDPOINTS[name] as EndpointRecord).needsNoProof);
    expect(excepted.sort()).toEqual(['delivery.check', 'settings.endFirstDay', 'users.resendConfirmation']);
    for (const name of excepted)
      expect((ENDPOINTS[name] as EndpointRecord).needsNoProof).toMatch(/^[A-Z].+\.$/);
  });
});
