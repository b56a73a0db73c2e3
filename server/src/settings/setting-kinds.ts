import { z } from 'zod';

/** Matches the host of a URL, which by the standard may be `*` or nothing as well. */
const HOST = /^[\w.:[\]-]+$/;

const isOrigin = (text: string) =>
  URL.canParse(text) && new URL(text).origin === text && HOST.test(new URL(text).hostname);

/** A path is refused, because links and calls would leave it out without a word. */
export const originText = z
  .url({
    protocol: /^https?$/,
    hostname: HOST,
    error: 'must be a URL such as https://api.example.org',
    abort: true,
  })
  .refine(
    (text) => /^\/?$/.test(new URL(text).pathname + new URL(text).search),
    'must be a URL without a path, such as https://api.example.org',
  )
  .transform((url) => new URL(url).origin);

/** Only exact origins are accepted: a path, a wildcard or a missing scheme is probably a mistake. */
export const originList = z
  .string()
  .transform((text) => text.split(',').map((part) => part.trim().replace(/\/$/, '')))
  .refine(
    (origins) => origins.every((origin) => /^https?:/.test(origin) && isOrigin(origin)),
    'must be origins such as https://app.example.org, divided by commas',
  );

/** Contains the names that fastify has for networks. */
const NETWORK_NAMES: readonly string[] = ['loopback', 'linklocal', 'uniquelocal'];

const ADDRESS = z.union([z.ipv4(), z.ipv6()]);
const NETWORK = z.union([z.cidrv4(), z.cidrv6()]);
const is = (schema: z.ZodType, text: string) => schema.safeParse(text).success;

function isNetwork(text: string): boolean {
  if (NETWORK_NAMES.includes(text) || is(ADDRESS, text)) return true;
  const [address = '', mask = ''] = text.split('/');
  return (is(NETWORK, text) && mask !== '0') || (is(z.ipv4(), address) && is(z.ipv4(), mask));
}

/** Accepts what fastify does, which itself would only throw while the server is built. */
export const proxyList = z
  .string()
  .refine(
    (text) => /^(true|false|\d+)$/.test(text) || text.split(',').every((part) => isNetwork(part.trim())),
    'must be the number of proxies, their addresses such as 10.0.0.0/8, true or false',
  );

/** Refuses a URL whose password contains one of these characters: the rest would be taken for host and path. */
const WHOLE_PASSWORD = [
  /^[^/]*\/\/[^/?#]*([/?#][^@]*)?$/,
  {
    error: 'must have the characters % / ? # @ of its user and password as %25 %2F %3F %23 %40',
    abort: true,
  },
] as const;

const isWithin = (text: string, most: number) => /^\d+$/.test(text) && Number(text) <= most;
const isPort = (text: string) => text !== '0' && isWithin(text, 65_535);
const isMilliseconds = (text: string) => isWithin(text, 2 ** 31 - 1);
const isTlsMode = (text: string) =>
  ['disable', 'no-verify', 'prefer', 'require', 'verify-ca', 'verify-full'].includes(text);

/** Contains the parameters of which the driver takes any value, and then does something else or never connects. */
const PARAMETERS: Readonly<Record<string, readonly [(text: string) => boolean, string]>> = {
  sslmode: [isTlsMode, 'disable, no-verify, require or verify-full'],
  sslnegotiation: [(text) => ['postgres', 'direct'].includes(text), 'postgres or direct'],
  port: [isPort, 'a number from 1 to 65535'],
  statement_timeout: [isMilliseconds, 'milliseconds'],
  lock_timeout: [isMilliseconds, 'milliseconds'],
  idle_in_transaction_session_timeout: [isMilliseconds, 'milliseconds'],
  query_timeout: [isMilliseconds, 'milliseconds'],
};

const findWrongParameters = (text: string) =>
  [...new URL(text).searchParams].flatMap(([name, value]) => {
    const [isRight, kind] = PARAMETERS[name] ?? [];
    return isRight && !isRight(value) ? [`must have ${kind} as ${name}`] : [];
  });

export const postgresUrl = z
  .string()
  .regex(/^postgres(ql)?:\/\//, {
    error: 'must start with postgres:// or postgresql://',
    abort: true,
  })
  .regex(...WHOLE_PASSWORD)
  .refine((text) => URL.canParse(text), {
    error: 'must be a URL such as postgres://user:password@db.example.org:5432/narthex',
    abort: true,
  })
  .check(({ value, issues }) => {
    for (const message of findWrongParameters(value)) issues.push({ code: 'custom', input: value, message });
  });

export const mailServerUrl = z
  .url({
    protocol: /^smtps?$/,
    hostname: HOST,
    error: 'must be a URL such as smtps://user:password@mail.example.org',
  })
  .regex(...WHOLE_PASSWORD);

/** Is a name and an email address, as in `Mwangaza <office@example.org>`. */
export interface Mailbox {
  readonly name: string;
  readonly address: string;
}

const MAILBOX = /^(?:([^<>]*)<)?([^\s<>()[\]\\,;:"@]+@[^\s<>()[\]\\,;:"@]+)(>?)$/;

/**
 * Accepts a mailbox whose name may have any character, in quotes or not. Mail programs read a list of email addresses, in
 * which the characters `:` `(` and `"` would change the name or the email address.
 */
export const mailbox = z.string().transform((text, context): Mailbox => {
  const [, name, address, end] = MAILBOX.exec(text.trim()) ?? [];
  if (address === undefined || (name === undefined) !== (end === '')) {
    context.addIssue('must be an email address such as Mwangaza <office@example.org>');
    return z.NEVER;
  }
  return { name: (name ?? '').trim().replace(/^"(.*)"$/, '$1'), address };
});

/** Accepts whole numbers; the message has the limits, which nobody can guess. */
export function wholeNumber(from: number, to: number, unit = '') {
  const error = `must be a whole number${unit} from ${from} to ${to}`;
  return z.coerce.number({ error }).int(error).min(from, error).max(to, error);
}

export const httpUrl = (example: string) =>
  z.url({ protocol: /^https?$/, hostname: HOST, error: `must be a URL such as ${example}` });

/** Matches what a shell or a service manager would expand or remove, and the name of a scheme or another machine. */
const UNREAD = /^[~$%"']|["']$|\$[{(]|\s#|^[\w+.-]{2,}:/;

/**
 * Accepts the path of a folder. Nothing here expands `~` or a variable, which would become a strange folder below the
 * repository.
 *
 * @param other Matches what may stand in place of a folder.
 */
export const folderPath = (example: string, other = /^$/) =>
  z
    .string()
    .refine(
      (text) => other.test(text) || !UNREAD.test(text),
      `must be a folder such as ${example}, written out without ~, variables, quotes and remarks`,
    );
