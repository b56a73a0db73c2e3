import type { Machine } from '../machine/machine';
import type { Fault } from './fault';

const HOUR_SECONDS = 3600;

const nothing = () => Promise.resolve();
const hasDisk = ({ disk }: Machine) => disk.isReal;
const hasClock = ({ clock }: Machine) => clock.isSettable;
const hasPostgres = ({ postgres }: Machine) => postgres !== null;
const killServers = (machine: Machine) => machine.endServers('SIGKILL');

/** Stops the disk before the processes, so that data which they have not synced are gone, as at a power cut. */
async function cutPower(machine: Machine): Promise<void> {
  await machine.disk.cutPower();
  await Promise.all([killServers(machine), machine.postgres?.kill()]);
}

async function powerOn({ disk, postgres }: Machine): Promise<void> {
  await disk.mountAgain();
  await postgres?.start();
}

const moveClock = (name: string, hours: number): Fault => ({
  name,
  canHappen: hasClock,
  begin: ({ clock }) => clock.move(hours * HOUR_SECONDS),
  end: nothing,
});

const setMailMood = (name: string, mood: Machine['mails']['mood']): Fault => ({
  name,
  canHappen: () => true,
  begin: async ({ mails }) => void (mails.mood = mood),
  end: async ({ mails }) => void (mails.mood = 'well'),
});

/** Lists everything that goes wrong. Weights are how often, in comparison. */
export const FAULTS: readonly (Fault & { readonly weight: number })[] = [
  {
    name: 'SIGKILL of the server',
    weight: 4,
    canHappen: () => true,
    begin: killServers,
    end: nothing,
    endsServers: true,
  },
  {
    name: 'SIGKILL of PostgreSQL',
    weight: 2,
    canHappen: hasPostgres,
    begin: async ({ postgres }) => postgres?.kill(),
    end: async ({ postgres }) => postgres?.start(),
  },
  {
    name: 'SIGKILL of server and PostgreSQL',
    weight: 2,
    canHappen: hasPostgres,
    begin: async (machine) => void (await Promise.all([machine.postgres?.kill(), killServers(machine)])),
    end: async ({ postgres }) => postgres?.start(),
    endsServers: true,
  },
  { name: 'power cut', weight: 4, canHappen: hasDisk, begin: cutPower, end: powerOn, endsServers: true },
  {
    name: 'full disk',
    weight: 2,
    canHappen: hasDisk,
    begin: ({ disk }) => disk.fill(),
    end: ({ disk }) => disk.makeRoom(),
  },
  {
    name: 'read-only folder of files',
    weight: 1,
    canHappen: (machine) => hasDisk(machine) && machine.bucket === null,
    begin: ({ disk, filesFolder }) => disk.cover(filesFolder),
    end: ({ disk, filesFolder }) => disk.uncover(filesFolder),
  },
  {
    name: 'disk that stands still',
    weight: 1,
    canHappen: hasDisk,
    begin: ({ disk }) => disk.freeze(),
    end: ({ disk }) => disk.thaw(),
  },
  { ...moveClock('clock that jumps ahead', 2), weight: 1 },
  { ...moveClock('clock that jumps back', -1), weight: 1 },
  {
    name: 'bucket that fails every third call',
    weight: 1,
    canHappen: ({ bucket }) => bucket !== null,
    begin: async ({ bucket }) => void (bucket && (bucket.isBreaking = true)),
    end: async ({ bucket }) => void (bucket && (bucket.isBreaking = false)),
  },
  { ...setMailMood('mail server that dies before the end of an email', 'dies before the end'), weight: 1 },
  { ...setMailMood('mail server that dies before its response', 'dies before its response'), weight: 1 },
  {
    name: 'two servers, of which one is killed',
    weight: 2,
    canHappen: hasPostgres,
    servers: 2,
    begin: async ({ servers }) => {
      const [first] = servers;
      first?.signal('SIGKILL');
      await first?.ended;
    },
    end: nothing,
  },
];
