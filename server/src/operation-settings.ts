import { z } from 'zod';
import { SECRET } from './secret-settings';
import { SECOND_MS } from './time-units';

const seconds = z.coerce.number({ error: 'must be a number of seconds' }).int().min(0).max(3600).optional();

/** Contains the schemas of the environment variables that concern whoever operates the site. */
export const operationEnvironment = {
  DRAIN_SECONDS: seconds.describe(
    'how long requests are still answered after the signal to stop, while `/readyz` sends the proxy elsewhere; `0`, in production `5`',
  ),
  FINISH_SECONDS: seconds.describe(
    'how long downloads, uploads and e-mails under way may take after that; `4`, in production `60`',
  ),
  METRICS_TOKEN: z
    .string()
    .min(16, 'must have at least 16 characters')
    .optional()
    .describe('secret with which a monitoring system reads `/metrics`; without it there are no metrics')
    .meta(SECRET),
};

type OperationEnvironment = z.infer<z.ZodObject<typeof operationEnvironment>> & {
  readonly FILES_DIR?: string | undefined;
  readonly S3_BUCKET?: string | undefined;
};

export interface OperationSettings {
  /** Is true if somebody decided where the files are, instead of leaving them in the data folder. */
  readonly areFilesPlaced: boolean;
  /** Is the time after the signal to stop in which new requests are still answered. */
  readonly drainMs: number;
  /** Is the time that requests under way have after that. */
  readonly finishMs: number;
  /** Is the secret of the monitoring system that reads the metrics. */
  readonly metricsToken: string | undefined;
}

/** Reads the settings of operation. In development, a restart waits for nobody. */
export function readOperationSettings(env: OperationEnvironment, isProduction: boolean): OperationSettings {
  return {
    areFilesPlaced: env.FILES_DIR !== undefined || env.S3_BUCKET !== undefined,
    drainMs: (env.DRAIN_SECONDS ?? (isProduction ? 5 : 0)) * SECOND_MS,
    finishMs: (env.FINISH_SECONDS ?? (isProduction ? 60 : 4)) * SECOND_MS,
    metricsToken: env.METRICS_TOKEN,
  };
}
