import { setTimeout as wait } from 'node:timers/promises';
import { readManifest } from '../../src/builds/packages/remote-package';
import { CHECKS } from '../../src/doctor/examine-site';
import { grantClaims } from '../../src/modules/delivery/grants/grant-repository';
import { buildPackage } from '../remote-factories';
import { waitUntil } from '../processes/wait-until';
import { createMachine, SHIP_TOKEN, type EngineName, type Machine } from './machine/machine';
import { listImpossible, planRounds, type ChosenFaults, type Round } from './plan-rounds';
import { Announcements } from './subjects/announcements';
import { checkAudit } from './subjects/audit';
import { Newsletter } from './subjects/newsletter';
import { Pages } from './subjects/pages';
import { addPeople, type People } from './calls/people';
import { Mails } from './subjects/mails';
import { Prayers } from './subjects/prayers';
import { Proposals } from './subjects/proposals';
import { Seats } from './subjects/seats';
import { createSiteClient, type SiteClient } from './calls/site-client';
import type { SiteState, Subject } from './subjects/subject';
import { PUBLISHED_REMOTE, Versions } from './subjects/versions';

export interface DisasterOptions {
  readonly engine: EngineName;
  readonly seed: number;
  readonly rounds: number;
  readonly only?: ChosenFaults;
  readonly onRound?: (line: string) => void;
  /** Ends the run after the round that is under way. */
  readonly signal?: AbortSignal;
}

export interface DisasterReport {
  /** Lists what was lost, is there twice, or doesn't add up, with the round in which it was found. */
  readonly faults: readonly string[];
  /** Counts the rounds by what went wrong in them. */
  readonly rounds: ReadonlyMap<string, number>;
  readonly requests: Readonly<Record<'acknowledged' | 'refused' | 'unknown', number>>;
  /** Names what can't go wrong on this machine. */
  readonly impossible: readonly string[];
}

const AFTERWARDS_MS = 300;
const WAIT_FOR_SERVER_MS = 20;
/** After the end of a fault, the site takes writes again within this time. */
const RECOVERS_WITHIN_MS = 90_000;
/** Leases, claims and retries run out while a machine is off. */
const OFF_SECONDS = 15 * 60;
/** By then every email has been tried again. */
const MAIL_RETRIES_SECONDS = 26 * 3600;

const DOCTOR_CHECKS = new Set([
  ...['seats of events', 'members of ministries', 'figures of the dashboards', 'numbers of new rows'],
  ...['media of rows', 'files of remotes and shell'],
]);

async function askDoctor({ db, files, config }: SiteState, engine: EngineName): Promise<string[]> {
  const site = { config, db, files, engine: engine === 'embedded' ? ('pglite' as const) : engine };
  const faults: string[] = [];
  for (const check of CHECKS.filter(({ name }) => DOCTOR_CHECKS.has(name)))
    for (const { problem } of await check.find(site)) faults.push(problem);
  return faults;
}

/** Runs rounds of disasters against one site, and compares what is left with what was acknowledged. */
class DisasterRun {
  readonly requests = { acknowledged: 0, refused: 0, unknown: 0 };
  readonly #site: SiteClient;
  readonly #newsletter = new Newsletter();
  readonly #proposals: Proposals;
  readonly #subjects: readonly Subject[];
  readonly #mails: Mails;

  constructor(
    private readonly machine: Machine,
    private readonly people: People,
  ) {
    const call = createSiteClient(() => machine.servers.map(({ origin }) => origin));
    this.#site = async (request) => {
      const outcome = await call(request);
      this.requests[outcome.kind] += 1;
      return outcome;
    };
    this.#mails = new Mails(machine.mails);
    this.#proposals = new Proposals(people);
    this.#subjects = [
      new Seats(people),
      new Prayers(people),
      new Announcements(people),
      new Pages(people),
      this.#proposals,
      this.#newsletter,
      new Versions(SHIP_TOKEN),
    ];
  }

  /** Returns what is wrong afterwards. */
  async runRound({ fault, beginsAfterMs, lastsMs }: Round): Promise<string[]> {
    const { machine } = this;
    for (let server = 0; server < (fault.servers ?? 1); server += 1) await machine.startServer();
    const writing = this.#startWriting();
    try {
      await wait(beginsAfterMs);
      await fault.begin(machine);
      await wait(lastsMs);
      await fault.end(machine);
      if (fault.endsServers !== true) {
        await this.#waitForRecovery();
        await wait(AFTERWARDS_MS);
      }
    } finally {
      await writing.stop();
    }
    await machine.endServers('SIGTERM');
    return this.#check();
  }

  #startWriting() {
    let isOver = false;
    const everybody = this.#subjects.flatMap((subject) =>
      Array.from({ length: subject.people }, async (_, person) => {
        while (!isOver) {
          const hasServer = this.machine.servers.length > 0;
          if (hasServer) await subject.write(this.#site, person);
          await wait(hasServer ? 0 : WAIT_FOR_SERVER_MS);
        }
      }),
    );
    return {
      async stop() {
        isOver = true;
        await Promise.all(everybody);
      },
    };
  }

  async #waitForRecovery(): Promise<void> {
    const { members } = this.people;
    await waitUntil(async () => {
      const call = { method: 'GET', url: '/api/auth/user', token: members[0]?.token ?? '' } as const;
      return (await this.#site(call)).kind === 'acknowledged';
    }, RECOVERS_WITHIN_MS);
  }

  #check(): Promise<string[]> {
    return this.machine.examine(async (state) => {
      const faults: string[] = [];
      for (const subject of this.#subjects) faults.push(...(await subject.check(state)));
      faults.push(...(await checkAudit(state)), ...(await askDoctor(state, this.machine.engine)));
      return [...faults, ...(await this.#mails.check(state))];
    });
  }

  /** Lets the site run until the outbox is empty, and returns what is missing then. */
  async finish(): Promise<string[]> {
    const { machine } = this;
    if (!machine.clock.isSettable) return [];
    await machine.clock.move(MAIL_RETRIES_SECONDS);
    await machine.startServer();
    const wanted = [...this.#newsletter.listMails(), ...this.#proposals.listMails()];
    const listMissing = () => {
      const received = new Set([...machine.mails.received.values()].map(({ mail }) => mail));
      return wanted.filter((mail) => !received.has(mail));
    };
    await waitUntil(async () => listMissing().length === 0, RECOVERS_WITHIN_MS).catch(() => undefined);
    const missing = listMissing().map((mail) => `The email “${mail}” never went out.`);
    await machine.endServers('SIGTERM');
    return [...missing, ...(await this.#check())];
  }
}

async function prepare(machine: Machine): Promise<People> {
  let people: People | undefined;
  const { descriptor } = await readManifest(buildPackage({ remote: PUBLISHED_REMOTE }));
  await machine.withNewDatabase(async ({ db }) => {
    people = await addPeople(db);
    await grantClaims(db, descriptor);
  });
  if (!people) throw new Error('The people were not stored.');
  return people;
}

/** Runs a site through disasters that are drawn from a seed. Ends with the first round that finds something. */
export async function runDisasters({
  engine,
  seed,
  rounds,
  only = [],
  onRound,
  signal,
}: DisasterOptions): Promise<DisasterReport> {
  const machine = await createMachine(engine);
  const counts = new Map<string, number>();
  try {
    const run = new DisasterRun(machine, await prepare(machine));
    const report = (faults: readonly string[]) => ({
      faults,
      rounds: counts,
      requests: run.requests,
      impossible: listImpossible(machine),
    });
    for (const [index, round] of planRounds(machine, { seed, rounds, only }).entries()) {
      if (signal?.aborted) break;
      const { name } = round.fault;
      const started = performance.now();
      const faults = await run
        .runRound(round)
        .catch((error: Error) => [`The site did not come back. ${error.message}`]);
      counts.set(name, (counts.get(name) ?? 0) + 1);
      onRound?.(`Round ${index + 1}: ${name} (${Math.round((performance.now() - started) / 100) / 10} s)`);
      if (faults.length > 0) return report(faults.map((fault) => `Round ${index + 1}, ${name}: ${fault}`));
      if (machine.clock.isSettable) await machine.clock.move(OFF_SECONDS);
    }
    return report((await run.finish()).map((fault) => `At the end: ${fault}`));
  } finally {
    await machine.remove();
  }
}
