import type { ListedEvents } from '../lists/filled-site';
import { readJson } from '../lists/filled-site';
import { allMet, judgementLines, type Judgement } from '../report/judgement';
import { tableLines } from '../report/table';
import { restingMegabytes } from '../sites/process-usage';
import { SiteError } from '../sites/site';
import type { SiteProcess } from '../sites/site-process';
import { signIn } from '../uploads/send-video';
import { readEventLoopDelay, type EventLoopDelay } from './event-loop';
import {
  judgeEventList,
  judgeFailures,
  judgeKeptPage,
  judgeMemory,
  judgeMorning,
  type MemoryGrowth,
} from './judge-load';
import { EVENT_LIST, HOME, loadKinds, mixedReads, type LoadKind, type LoadTarget } from './load-requests';
import { loadTable, type MeasuredLoad } from './load-table';
import { runMorning, type Morning } from './sabbath-morning';
import { sendLoad, type LoadEnd, type LoadTurn } from './send-load';
import { STRAPI_LIST } from './strapi';

export const CONNECTIONS = [1, 50, 500] as const;
/** Servers are compared over these connections: with one, the client is waited for, and 500 fit into no campus. */
const JUDGED_CONNECTIONS = 50;
const WARM_UP_SECONDS = 2;
const MEMORY_CONNECTIONS = 50;
/** Before the memory is first read, this share of the requests has filled what is kept. */
const WARM_UP_SHARE = 0.1;

export interface LoadOptions {
  readonly password: string;
  readonly metricsToken: string;
  /** Counts the turns of what is compared with another server; everything else has one. */
  readonly turns: number;
  readonly seconds: number;
  /** Is the number of requests between the two readings of the memory. */
  readonly total: number;
  /** Is how many times as fast the time of the Sabbath morning runs. */
  readonly speed: number;
}

interface LoadSites {
  readonly site: SiteProcess;
  /** Sends the bytes of the home page, and does nothing else. */
  readonly bare: SiteProcess;
  /** Serves the same list of events. */
  readonly strapi?: SiteProcess | undefined;
}

/** Returns the coming events of a site as visitors see them. */
export const readEvents = async (origin: string): Promise<ListedEvents['data']> =>
  (await readJson<ListedEvents>(origin, '/api/v1/events?upcoming=true&per_page=100')).data;

async function findTarget({ origin }: SiteProcess, password: string): Promise<LoadTarget> {
  const open = (await readEvents(origin)).find(({ max_attendees: seats }) => !seats);
  if (!open) throw new SiteError('The demo data has no event with unlimited seats.');
  const [admin, leader, member] = await Promise.all(
    ['admin', 'youth', 'member'].map((mailbox) => signIn(origin, `${mailbox}@demo.test`, password)),
  );
  return {
    event: open.id,
    email: 'member@demo.test',
    password,
    tokens: { admin: admin ?? '', leader: leader ?? '', member: member ?? '' },
  };
}

async function measureGrowth(
  site: SiteProcess,
  kind: LoadKind,
  total: number,
): Promise<MemoryGrowth & { readonly turn: LoadTurn }> {
  await sendLoad(site, kind, MEMORY_CONNECTIONS, { total: Math.ceil(total * WARM_UP_SHARE) });
  const before = await restingMegabytes(site.pid);
  const turn = await sendLoad(site, kind, MEMORY_CONNECTIONS, { total });
  return { before, after: await restingMegabytes(site.pid), requests: total, turn };
}

const whole = (value: number) => value.toFixed(0);

function morningLines({ opened, answered, files, page, rsvp }: Morning, speed: number): string[] {
  return [
    `A Sabbath morning: 600 people open the programme in five minutes, a hundred of them RSVP; ${speed} times as fast.`,
    '',
    ...tableLines(
      ['', 'done', 'p50', 'p99'],
      [
        ['page of the programme', String(opened), whole(page.p50), whole(page.p99)],
        ['files that it names', String(files), '', ''],
        ['RSVPs', String(answered), whole(rsvp.p50), whole(rsvp.p99)],
      ],
    ),
  ];
}

/** Measures a site under load. Resolves to whether the budgets are met. */
export async function runLoadPart(
  { site, bare, strapi }: LoadSites,
  { password, metricsToken, turns, seconds, total, speed }: LoadOptions,
): Promise<boolean> {
  const target = await findTarget(site, password);
  const loads: MeasuredLoad[] = [];
  const readDelay = () => readEventLoopDelay(site.origin, metricsToken);
  const measure = async (server: SiteProcess, kind: LoadKind, connections: number) => {
    const end: LoadEnd = { seconds };
    if (server !== site) return { turn: await sendLoad(server, kind, connections, end), delays: [] };
    await readDelay();
    return { turn: await sendLoad(server, kind, connections, end), delays: [await readDelay()] };
  };
  const add = (
    name: string,
    connections: number,
    measured: readonly Awaited<ReturnType<typeof measure>>[],
  ) => {
    const delays: EventLoopDelay[] = measured.flatMap((one) => one.delays);
    const load = { name, connections, turns: measured.map(({ turn }) => turn), delays };
    loads.push(load);
    return load;
  };

  /** Measures two servers in turn, as only what stands beside each other can be compared. */
  const compare = async (
    own: LoadKind,
    other: { readonly server: SiteProcess; readonly kind: LoadKind },
    connections: number,
  ) => {
    const owns = [];
    const others = [];
    for (let turn = 0; turn < turns; turn += 1) {
      owns.push(await measure(site, own, connections));
      others.push(await measure(other.server, other.kind, connections));
    }
    return [add(own.name, connections, owns), add(other.kind.name, connections, others)] as const;
  };

  const kinds = loadKinds(target);
  const limit = { server: bare, kind: { ...HOME, name: 'a bare Fastify, the same bytes' } };
  for (const server of [site, bare]) await sendLoad(server, HOME, 10, { seconds: WARM_UP_SECONDS });
  if (strapi) await sendLoad(strapi, STRAPI_LIST, 10, { seconds: WARM_UP_SECONDS });
  for (const kind of kinds) await sendLoad(site, kind, 2, { seconds: WARM_UP_SECONDS });
  const judgements: Judgement[] = [];
  for (const connections of CONNECTIONS) {
    console.log(`Asking over ${connections} connections …`);
    const kept = await compare(HOME, limit, connections);
    if (connections === JUDGED_CONNECTIONS) judgements.push(judgeKeptPage(...kept));
    if (strapi) {
      const lists = await compare(EVENT_LIST, { server: strapi, kind: STRAPI_LIST }, connections);
      if (connections === JUDGED_CONNECTIONS) judgements.push(judgeEventList(...lists));
    } else add(EVENT_LIST.name, connections, [await measure(site, EVENT_LIST, connections)]);
    for (const kind of kinds) add(kind.name, connections, [await measure(site, kind, connections)]);
  }
  console.log(`Sending ${total.toLocaleString('en-US')} requests …`);
  const growth = await measureGrowth(site, mixedReads(target.event), total);
  console.log('Letting a Sabbath morning begin …');
  const morning = await runMorning(site.origin, target.event, speed);
  const mixed = { name: 'mixed reads', connections: MEMORY_CONNECTIONS, turns: [growth.turn], delays: [] };
  loads.push(mixed);
  judgements.push(judgeFailures(loads), judgeMemory(growth), judgeMorning(morning));
  console.log(
    [
      '',
      `Under load, times in milliseconds, CPU of the server’s whole process for a request; turns of ${seconds} s,`,
      `${turns} of what is compared, in turn. The client runs on the same machine.`,
      '',
      ...loadTable(loads),
      '',
      `Memory at rest: ${whole(growth.before)} MB, and ${whole(growth.after)} MB after ${total.toLocaleString('en-US')} mixed reads.`,
      '',
      ...morningLines(morning, speed),
      '',
      ...judgementLines(judgements),
      '',
    ].join('\n'),
  );
  return allMet(judgements);
}
