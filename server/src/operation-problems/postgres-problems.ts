import { findDatabaseUnavailable, listCauses, sqlState } from '../database/database-errors';
import { describeFileProblem } from './system-problems';

const PARAMETERS_ADVICE = 'Check the parameters at the end of DATABASE_URL.';
const SCHEMA_ADVICE =
  'Take search_path out of DATABASE_URL and out of the settings of its role. If tables are lost, restore the last backup.';

/** Matches the SQLSTATEs of a setting that the server doesn't know, or whose value it doesn't take. */
const WRONG_SETTING = /^(22|42)/;

const REFUSALS: Readonly<Record<string, string>> = {
  '42501': 'Let the role of DATABASE_URL own the database and all of its tables.',
  '28000': 'Check user and password of DATABASE_URL.',
  '28P01': 'Check user and password of DATABASE_URL.',
  '3D000': 'Make the database that DATABASE_URL names.',
  '08P01': PARAMETERS_ADVICE,
  '3F000': SCHEMA_ADVICE,
  '42P01': SCHEMA_ADVICE,
  '25006': 'Set DATABASE_URL to the server that takes writes.',
  '53300':
    'Raise max_connections or the limit of the role: each process of the site opens up to eleven connections.',
};

/** Matches the codes that Node gives to what is wrong with a certificate. */
const CERTIFICATE_CODE = /CERT|VERIFY|ISSUER|SIGNATURE/;

/** Returns the first line of the innermost error, without the statement that failed. */
export const getLastReason = (error: unknown): string =>
  [...listCauses(error)].at(-1)?.message.split('\n')[0] ?? '';

/** Describes what a PostgreSQL server that responds refuses to this role. */
export function describeRefusal(error: unknown): string | undefined {
  const reason = getLastReason(error);
  if (reason.includes('no encryption'))
    return 'The PostgreSQL server takes no connection without TLS: add ?sslmode=verify-full to DATABASE_URL.';
  const state = sqlState(error) ?? '';
  const isOfConnection = WRONG_SETTING.test(state) && findDatabaseUnavailable(error);
  const advice = REFUSALS[state] ?? (isOfConnection && PARAMETERS_ADVICE);
  return advice ? `PostgreSQL refused what the site needs: ${reason}. ${advice}` : undefined;
}

/** Describes why the driver has no connection to the PostgreSQL server of DATABASE_URL. */
export function describeUnreachable(error: unknown): string {
  const reason = getLastReason(error);
  // The driver says so before it sends anything.
  if (reason.includes('client password must be'))
    return 'The PostgreSQL server asks for a password, and DATABASE_URL has none: add it after the user and a colon.';
  if (reason.includes('does not support SSL'))
    return 'The PostgreSQL server of DATABASE_URL offers no TLS: take sslmode out of DATABASE_URL, or let the server offer it.';
  const causes = [...listCauses(error)];
  if (causes.some((cause) => 'code' in cause && CERTIFICATE_CODE.test(String(cause.code))))
    return (
      `The certificate of the PostgreSQL server is not trusted: ${reason}. Name the file of its authority by sslrootcert ` +
      'in DATABASE_URL, and the server as its certificate does.'
    );
  // A socket that is missing has a code of files too, and no path.
  const file = describeFileProblem(causes.find((cause) => 'path' in cause));
  if (file !== undefined) return `${file} Check DATABASE_URL.`;
  return `The PostgreSQL server of DATABASE_URL can't be reached. Check that it runs and that the URL is right. ${findDatabaseUnavailable(error)?.message ?? reason}`;
}
