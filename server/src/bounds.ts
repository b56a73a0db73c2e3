import { wholeNumber } from './settings/setting-kinds';

const MB = 1024 * 1024;
const MAX_BYTES = 1_000_000_000_000_000;

/** Contains what a setting may change most limits to: 0 would refuse everybody. */
const USUAL_RANGE = [1, 1_000_000_000] as const;

/** Describes a limit on what one stranger can cause, with the reason for its value. */
interface Bound {
  readonly value: number;
  readonly reason: string;
  /** Is the least and the greatest value with which the site works, unless it is the usual range. */
  readonly range?: readonly [number, number];
}

/**
 * Contains every limit on what the requests of a stranger can cause. Each is counted per account or per network (an
 * IPv4 address or an IPv6 /64), so that exceeding it affects nobody else. A setting can change each of them:
 * `LIMIT_REQUESTS_PER_NETWORK` for `requestsPerNetwork`.
 */
export const BOUNDS = {
  requestsPerNetwork: {
    value: 3000,
    reason:
      'Calls of visitors in a minute. A whole campus shares one address, and a page makes up to ten calls.',
  },
  requestsPerAccount: {
    value: 600,
    reason: 'Calls in a minute. Ten in a second is more than a person clicks, from all their devices.',
  },
  refusalsPerNetwork: {
    value: 600,
    reason:
      'Calls in a minute that can only be refused: without a session where one is needed, or of what is not there. People hardly ever send any.',
  },
  signInsPerNetwork: {
    value: 300,
    reason:
      'Sign-ins in a minute. A campus signs in after a service; guesses at one account wait longer anyway.',
  },
  rendersPerNetwork: {
    value: 600,
    reason:
      'Pages in a minute that are not listed and not cached. Ten in a second is more than a campus opens, and all a server can do.',
  },
  rendersAtOncePerNetwork: {
    value: 20,
    reason:
      'Of those, in the making or waiting. A hall opens different pages at once; one network must not fill the line of 100.',
  },
  searchesPerNetwork: {
    value: 300,
    reason:
      'Searches of visitors in a minute. Each reads five tables, and once more if nothing is found; a whole campus that looks for something types a few words a second.',
  },
  loggedReportsPerNetwork: {
    value: 60,
    range: [0, 1_000_000],
    reason:
      'Lines of the log in a minute for what browsers report of remotes. All of it is counted; a few lines show what is wrong.',
  },
  jsonDepth: {
    value: 32,
    range: [8, 1000],
    reason:
      'Arrays and objects in each other in a body. What the site sends is a few deep; without an end it overflows the stack.',
  },
  visitorPostsPerNetwork: {
    value: 120,
    reason: 'Posts of one form in ten minutes. A whole hall may send through one address; a script may not.',
  },
  takenSignUpsPerNetwork: {
    value: 30,
    range: [0, 1_000_000],
    reason:
      'Sign-ups in an hour that tell of an address that it has an account. People slip now and then; a script asks who has one. After them that network goes on by email, whoever has the address.',
  },

  pendingProposalsPerAccount: {
    value: 100,
    reason:
      'Changes of one person that wait for approval. Somebody reads each of them; a department proposes a few in a week.',
  },
  idempotencyKeysPerAccount: {
    value: 1000,
    reason:
      'Results of creates that are kept for a day for those sent again. A browser sends again within minutes; the oldest go.',
  },

  guestSeatsPercent: {
    value: 75,
    range: [0, 100],
    reason:
      'Seats of an event that visitors without an account can take, in percent, and always one less than there are. A stranger with many mailboxes leaves some to members.',
  },
  unconfirmedSeatHours: {
    value: 48,
    range: [1, 24 * 365],
    reason:
      'A link that confirms a place works so long. It takes no seat meanwhile, and some read email once a day.',
  },

  // Each kind of email to a mailbox is counted separately, so that many of one kind don't use up the limit of another.
  visitorMailsPerRecipientPerHour: {
    value: 3,
    reason: 'Anybody can type any email address. Three are enough for who has lost one or mistyped a form.',
  },
  visitorMailsPerRecipientPerDay: {
    value: 8,
    reason:
      'A stranger who comes back every hour reaches a mailbox no more often than a busy day of its owner.',
  },
  accountMailsPerRecipientPerHour: {
    value: 3,
    reason:
      'Links into an account and notices about it. No bound of a day: a link to a new password works for an hour, and the owner must get one.',
  },

  openUploadsPerAccount: {
    value: 20,
    reason: 'Unfinished uploads of a day. A form sends its files one after another; what broke off goes on.',
  },
  uploadsPerAccountPerDay: {
    value: 1000,
    reason:
      'Uploads of a day, however small: whether a file is in use is looked up in every text of the site.',
  },
  uploadBytesPerMemberPerDay: {
    value: 50 * MB,
    range: [MB, MAX_BYTES],
    reason: 'Members send a photo of themselves, of 5 MB at most, and may try ten.',
  },
  uploadBytesPerOfficePerDay: {
    value: 50 * 1024 * MB,
    range: [MB, MAX_BYTES],
    reason: 'Who manages something sends sermons of 1 GB, and may fill the gallery after a camp.',
  },
  versionsPerRemotePerDay: {
    value: 60,
    reason:
      'Versions that teams publish of one remote: every push of a busy day, each with up to 64 MB of files.',
  },
  freeDiskFloorBytes: {
    value: 512 * MB,
    range: [0, MAX_BYTES],
    reason:
      'What files leave free on the disk. The database and the log go on when they have filled the rest.',
  },
} as const satisfies Readonly<Record<string, Bound>>;

export type BoundName = keyof typeof BOUNDS;
export type Bounds = Readonly<Record<BoundName, number>>;

const NAMES = Object.keys(BOUNDS) as readonly BoundName[];
const PREFIX = 'LIMIT_';

export const boundSetting = (name: BoundName): string =>
  PREFIX + name.replace(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase();

/** Contains the limits that apply without settings. */
export const DEFAULT_BOUNDS = Object.fromEntries(NAMES.map((name) => [name, BOUNDS[name].value])) as Bounds;

/**
 * Reads the limits from environment variables.
 * @returns The limits, and a sentence for each invalid setting: an unknown name, or a value that can't work.
 */
export function readBounds(environment: NodeJS.ProcessEnv): {
  readonly bounds: Bounds;
  readonly problems: readonly string[];
} {
  const bySetting = new Map(NAMES.map((name) => [boundSetting(name), name]));
  const bounds: Record<BoundName, number> = { ...DEFAULT_BOUNDS };
  const problems: string[] = [];
  for (const [setting, value = ''] of Object.entries(environment)) {
    const text = value.trim();
    if (!setting.startsWith(PREFIX) || text === '') continue;
    const name = bySetting.get(setting);
    if (!name) problems.push(`${setting} is the setting of no bound`);
    else {
      const { range = USUAL_RANGE }: Bound = BOUNDS[name];
      const parsed = wholeNumber(...range).safeParse(text);
      if (parsed.success) bounds[name] = parsed.data;
      else problems.push(...parsed.error.issues.map(({ message }) => `${setting} ${message}`));
    }
  }
  return { bounds, problems };
}
