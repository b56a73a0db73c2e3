import { z } from 'zod';
import { SECRET } from './secret-settings';
import { httpUrl, wholeNumber } from './setting-kinds';
import { SECOND_MS } from '../time-units';

/** After the traffic has ended, closing the app and the database may take this long. */
export const CLOSE_WITHIN_MS = 15 * SECOND_MS;

const seconds = wholeNumber(0, 3600, ' of seconds').optional();

/** Contains the schemas of the environment variables that concern whoever operates the site. */
export const operationEnvironment = {
  DRAIN_SECONDS: seconds.describe(
    'how long requests are still answered after the signal to stop, while `/readyz` sends the proxy elsewhere; `0`, in production `5`',
  ),
  FINISH_SECONDS: seconds.describe(
    'how long downloads, uploads and emails under way may take after that; `4`, in production `60`; the service manager must ' +
      `wait ${CLOSE_WITHIN_MS / SECOND_MS} seconds longer than both together (\`TimeoutStopSec\`, \`stop_grace_period\`)`,
  ),
  METRICS_TOKEN: z
    .string()
    .min(16, 'must have at least 16 characters')
    .optional()
    .describe('secret with which a monitoring system reads `/metrics`; without it there are no metrics')
    .meta(SECRET),
  OTEL_EXPORTER_OTLP_ENDPOINT: httpUrl('http://127.0.0.1:4318')
    .optional()
    .describe(
      'collector of OpenTelemetry that gets traces by OTLP over HTTP; without it there are no traces',
    ),
  OTEL_EXPORTER_OTLP_HEADERS: z
    .string()
    .optional()
    .transform((text, context) => readHeaders(text, (message) => context.addIssue(message)))
    .describe('headers for the collector: `authorization=Bearer …`, separated by commas')
    .meta(SECRET),
  OTEL_SERVICE_NAME: z.string().default('narthex').describe('name of this site in the traces'),
  OTEL_TRACES_SAMPLER_ARG: z.coerce
    .number({ error: 'must be a number from 0 to 1' })
    .min(0)
    .max(1)
    .default(1)
    .describe('share of the requests that are traced'),
};

/** Reads headers as OpenTelemetry's exporters do. */
function readHeaders(
  text: string | undefined,
  refuse: (message: string) => void,
): Readonly<Record<string, string>> {
  const pairs = (text ?? '').split(',').filter((pair) => pair.trim() !== '');
  if (pairs.some((pair) => !/^[^=]+=/.test(pair))) refuse('must be names and values: name=value,name=value');
  return Object.fromEntries(
    pairs.map((pair) => {
      const at = pair.indexOf('=');
      return [pair.slice(0, at).trim().toLowerCase(), pair.slice(at + 1).trim()];
    }),
  );
}

/** Describes where traces are sent. */
export interface TracingSettings {
  /** Is the base URL of the collector. */
  readonly endpoint: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Is the share of the requests that are traced, from 0 to 1. */
  readonly ratio: number;
  readonly serviceName: string;
}

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
  /** Is null if there are no traces. */
  readonly tracing: TracingSettings | null;
}

/** Reads the settings of operation. In development, a restart waits for nobody. */
export function readOperationSettings(env: OperationEnvironment, isProduction: boolean): OperationSettings {
  return {
    areFilesPlaced: env.FILES_DIR !== undefined || env.S3_BUCKET !== undefined,
    drainMs: (env.DRAIN_SECONDS ?? (isProduction ? 5 : 0)) * SECOND_MS,
    finishMs: (env.FINISH_SECONDS ?? (isProduction ? 60 : 4)) * SECOND_MS,
    metricsToken: env.METRICS_TOKEN,
    tracing:
      env.OTEL_EXPORTER_OTLP_ENDPOINT === undefined
        ? null
        : {
            // The path of the signal is appended to that of the endpoint, as the specification of OTLP says.
            endpoint: env.OTEL_EXPORTER_OTLP_ENDPOINT.replace(/\/*$/, '/'),
            headers: env.OTEL_EXPORTER_OTLP_HEADERS,
            ratio: env.OTEL_TRACES_SAMPLER_ARG,
            serviceName: env.OTEL_SERVICE_NAME,
          },
  };
}
