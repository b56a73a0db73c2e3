import { ConfigError } from '../config';
import { DatabaseRefusedError, findDatabaseUnavailable } from '../database/database-errors';
import type { Config } from '../config';

function getCode(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined;
}

/**
 * Returns a sentence for a known reason of a failed start, with what to do about it; undefined for an unexpected error.
 */
export function startProblem(error: unknown, config?: Config): string | undefined {
  if (error instanceof ConfigError || error instanceof DatabaseRefusedError) return error.message;
  const address = config ? `${config.host}:${config.port}` : 'the address';
  switch (getCode(error)) {
    case 'EADDRINUSE':
      return `${address} is in use by another process. Stop it, or set PORT to a free port.`;
    case 'EADDRNOTAVAIL':
      return `${address} is not an address of this machine. Set HOST to one that is.`;
    case 'EACCES':
      return `This user may not listen on ${address} or write to ${config?.dataDir ?? 'the data folder'}.`;
    default:
  }
  if (!findDatabaseUnavailable(error)) return undefined;
  return config?.databaseUrl
    ? `The PostgreSQL server of DATABASE_URL can't be reached. Check that it runs and that the URL is right. ${getReason(error)}`
    : `The database in ${config?.dataDir ?? 'the data folder'} can't be opened. ${getReason(error)}`;
}

const getReason = (error: unknown) => findDatabaseUnavailable(error)?.message ?? '';
