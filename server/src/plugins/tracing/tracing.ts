import { AsyncLocalStorage } from 'node:async_hooks';
import type { Span } from '@opentelemetry/api';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';

declare module 'fastify' {
  interface FastifyInstance {
    /** Runs work as a part of the current trace. Without a collector, it only runs the work. */
    traced<T>(name: string, work: () => Promise<T>): Promise<T>;
  }
}

/** Statements have placeholders for values, so they contain no personal data; long ones are lists of columns. */
const MAX_STATEMENT_LENGTH = 500;

/**
 * Sends traces of requests, with their queries and renders, to a collector of OpenTelemetry. Spans name endpoint records
 * and statements, and never a URL, a person or a value.
 */
export const tracing = fastifyPlugin(
  async (app: FastifyInstance) => {
    const { tracing: settings, trustProxy } = app.config;
    if (!settings) {
      app.decorate('traced', (_name, work) => work());
      return;
    }
    // The packages take a tenth of a second to load, which only who traces pays for.
    const { SpanKind, openTracer } = await import('./open-tracer');
    const sender = openTracer(settings);
    const current = new AsyncLocalStorage<Span>();
    const spans = new WeakMap<FastifyRequest, Span>();

    app.addHook('onRequest', (request, _reply, done) => {
      const { method, headers, routeOptions } = request;
      const endpoint = routeOptions.config.endpoint?.name ?? 'none';
      // Only a proxy of this site may decide which requests are traced. Pages inject requests, which are their parts.
      const parent = current.getStore() ?? (trustProxy === false ? undefined : { headers });
      const attributes = { 'http.request.method': method, 'narthex.endpoint': endpoint };
      const span = sender.start(`${method} ${endpoint}`, SpanKind.SERVER, attributes, parent);
      spans.set(request, span);
      current.run(span, done);
    });
    app.addHook('onResponse', async (request, { statusCode }) => {
      const span = spans.get(request);
      if (!span) return;
      span.setAttributes({ 'http.response.status_code': statusCode, 'narthex.request_id': request.id });
      if (statusCode >= 500) sender.fail(span, String(statusCode));
      else span.end();
    });
    app.database.observeQueries((text) => {
      const parent = current.getStore();
      // Jobs query as well, and each of their queries would be a trace of its own.
      if (!parent) return () => undefined;
      const attributes = { 'db.query.text': text.slice(0, MAX_STATEMENT_LENGTH) };
      const span = sender.start('query', SpanKind.CLIENT, attributes, parent);
      return (error) => (error === undefined ? span.end() : sender.fail(span, error));
    });
    app.decorate('traced', async (name, work) => {
      const span = sender.start(name, SpanKind.INTERNAL, {}, current.getStore());
      try {
        const result = await current.run(span, work);
        span.end();
        return result;
      } catch (error) {
        sender.fail(span, error);
        throw error;
      }
    });
    app.addHook('onClose', () => sender.close());
  },
  { name: 'tracing', dependencies: ['core'] },
);
