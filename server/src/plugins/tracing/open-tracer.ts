import {
  SpanKind,
  SpanStatusCode,
  ROOT_CONTEXT,
  trace,
  type Attributes,
  type Span,
} from '@opentelemetry/api';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import type { TracingSettings } from '../../settings/operation-settings';

/** Is what a span belongs to: another one of this process, or the headers of a request. */
type Parent = Span | { readonly headers: Readonly<Record<string, unknown>> } | undefined;

/** Creates spans and sends them to a collector. */
export interface SpanSender {
  readonly start: (name: string, kind: SpanKind, attributes: Attributes, parent: Parent) => Span;
  /**
   * Ends a span that has failed.
   * @param cause The name of an error's class is sent and not its message, which may contain what somebody typed.
   */
  readonly fail: (span: Span, cause: unknown) => void;
  /** Sends what is left. It resolves as well if the collector can't be reached. */
  readonly close: () => Promise<void>;
}

export { SpanKind };

/** A collector that doesn't respond delays the end of a process by no more than this. */
const EXPORT_TIMEOUT_MS = 2000;

const propagator = new W3CTraceContextPropagator();
const fromHeaders = {
  get: (headers: Readonly<Record<string, unknown>>, name: string) => {
    const value = headers[name];
    return typeof value === 'string' ? value : undefined;
  },
  keys: (headers: Readonly<Record<string, unknown>>) => Object.keys(headers),
};

/** Opens the way to a collector by OTLP over HTTP. It sets nothing global, since a process may have several sites. */
export function openTracer({ endpoint, headers, ratio, serviceName }: TracingSettings): SpanSender {
  const exporter = new OTLPTraceExporter({
    url: new URL('v1/traces', endpoint).href,
    headers: { ...headers },
    timeoutMillis: EXPORT_TIMEOUT_MS,
  });
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': serviceName }),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(ratio) }),
    spanProcessors: [new BatchSpanProcessor({ exporter })],
  });
  const tracer = provider.getTracer('narthex');
  const contextOf = (parent: Parent) => {
    if (!parent) return ROOT_CONTEXT;
    if ('headers' in parent) return propagator.extract(ROOT_CONTEXT, parent.headers, fromHeaders);
    return trace.setSpan(ROOT_CONTEXT, parent);
  };
  return {
    start: (name, kind, attributes, parent) =>
      tracer.startSpan(name, { kind, attributes }, contextOf(parent)),
    fail(span, cause) {
      span.setStatus({ code: SpanStatusCode.ERROR });
      span.setAttribute('error.type', cause instanceof Error ? cause.name : String(cause));
      span.end();
    },
    close: () => provider.shutdown().catch(() => undefined),
  };
}
