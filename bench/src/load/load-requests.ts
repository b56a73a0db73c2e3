import { paths } from '@narthex/shared-contracts';

/** Describes one request of a load test. */
export interface LoadRequest {
  readonly path: string;
  /** Is sent as JSON by POST; without it the request is a GET. */
  readonly body?: object;
  readonly token?: string;
  /** Is the address that a proxy names as the visitor's. */
  readonly from?: string;
}

/** Describes what many connections ask for. */
export interface LoadKind {
  readonly name: string;
  /** Returns the next request. Writes of visitors differ, because nobody sends the same prayer again and again. */
  next(): LoadRequest;
}

export interface LoadTarget {
  /** Is a published event with unlimited seats. */
  readonly event: number;
  readonly email: string;
  readonly password: string;
  readonly tokens: Readonly<Record<'admin' | 'leader' | 'member', string>>;
}

const V1 = '/api/v1';

const always = (name: string, request: LoadRequest): LoadKind => ({ name, next: () => request });

/** Returns a kind of request that takes the given ones in turn. */
export function inTurn(name: string, requests: readonly LoadRequest[]): LoadKind {
  let sent = 0;
  return {
    name,
    next() {
      const request = requests[sent % requests.length];
      if (!request) throw new Error(`${name} has no requests`);
      sent += 1;
      return request;
    },
  };
}

/** Returns a kind of request whose body contains a number that no other has. */
function numbered(name: string, path: string, body: (number: number) => object): LoadKind {
  let sent = 0;
  return {
    name,
    next() {
      sent += 1;
      return { path, body: body(sent) };
    },
  };
}

export const HOME = always('home page, kept', { path: '/' });

export const EVENT_LIST = always('event list', { path: `${V1}/events?upcoming=true&limit=9` });

/** Returns an RSVP of a visitor, who is sent an email with a link to confirm it. */
export const rsvpOf = (event: number, mailbox: string): LoadRequest => ({
  path: `${V1}/events/${event}/rsvp`,
  body: { attending: true, name: 'A Visitor', email: `${mailbox}@visitors.example` },
});

const addressOf = (number: number) => [10, (number >> 16) & 255, (number >> 8) & 255, number & 255].join('.');

/** Returns what a site is asked for beside its home page. */
export function loadKinds({ event, email, password, tokens }: LoadTarget): readonly LoadKind[] {
  let visitors = 0;
  let people = 0;
  return [
    always('page of an event', { path: paths.event.to(event) }),
    {
      name: 'sign-in',
      // Attempts at one account from one network are slowed down.
      next() {
        people += 1;
        return { path: '/api/auth/login', body: { email, password }, from: addressOf(people) };
      },
    },
    numbered('a prayer', `${V1}/prayer-requests`, (number) => ({
      requester_name: 'A Visitor',
      prayer_request: `Please pray for our exams, number ${number}.`,
    })),
    {
      name: 'an RSVP',
      next() {
        visitors += 1;
        return rsvpOf(event, `load-${visitors}`);
      },
    },
    inTurn('dashboard reads', [
      { path: `${V1}/admin/dashboard`, token: tokens.admin },
      { path: `${V1}/dashboard/overview`, token: tokens.leader },
      { path: `${V1}/member/overview`, token: tokens.member },
    ]),
  ];
}

/** Returns a mixture of reads as a busy site is asked for them: nine of ten are pages that are kept. */
export const mixedReads = (event: number): LoadKind =>
  inTurn('mixed reads', [
    ...Array.from({ length: 18 }, (): LoadRequest => ({ path: '/' })),
    { path: paths.event.to(event) },
    EVENT_LIST.next(),
  ]);
