import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { signIn, withTestApp } from '../../../test/build-app';

interface SentSpan {
  readonly name: string;
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly attributes: readonly { key: string; value: Readonly<Record<string, unknown>> }[];
  readonly status: { readonly code?: number };
}

const received: { headers: http.IncomingHttpHeaders; url: string | undefined; body: string }[] = [];
const collector = http.createServer((request, response) => {
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  request.on('end', () => {
    received.push({ headers: request.headers, url: request.url, body: Buffer.concat(chunks).toString() });
    response.setHeader('content-type', 'application/json');
    response.end('{}');
  });
});
const settings = {
  endpoint: '',
  headers: { authorization: 'Bearer of-the-collector' },
  ratio: 1,
  serviceName: 'narthex-test',
};
beforeAll(async () => {
  await new Promise<void>((resolve) => collector.listen(0, '127.0.0.1', resolve));
  settings.endpoint = `http://127.0.0.1:${(collector.address() as AddressInfo).port}/otlp/`;
});
const app = withTestApp({ config: { tracing: settings, trustProxy: true } });
afterAll(() => new Promise((resolve) => collector.close(resolve)));

const readSpans = (): SentSpan[] =>
  received.flatMap(({ body }) =>
    JSON.parse(body).resourceSpans.flatMap((resource: { scopeSpans: { spans: SentSpan[] }[] }) =>
      resource.scopeSpans.flatMap(({ spans }) => spans),
    ),
  );
const attribute = ({ attributes }: SentSpan, key: string) =>
  Object.values(attributes.find((entry) => entry.key === key)?.value ?? {})[0];

it('sends requests with their queries to the collector, and nothing of the people who make them', async () => {
  const { headers, user } = await signIn(app(), 'member', { first_name: 'Wanjiku' });
  const traceparent = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01';
  await app().inject({ url: '/api/auth/sessions?secret=of-a-url', headers: { ...headers, traceparent } });
  await app().inject('/no/such/call/of-somebody');
  await app().traced('work', async () => app().db.execute('select 1'));
  await expect(
    app().traced('failing work', () => Promise.reject(new TypeError('Wanjiku'))),
  ).rejects.toThrow();
  await app().close();

  expect(received[0]).toMatchObject({
    url: '/otlp/v1/traces',
    headers: { authorization: 'Bearer of-the-collector' },
  });
  const spans = readSpans();
  const request = spans.find(({ name }) => name === 'GET ownAccount.listSessions');
  expect(request).toMatchObject({
    traceId: '0af7651916cd43dd8448eb211c80319c',
    parentSpanId: 'b7ad6b7169203331',
  });
  expect(request && attribute(request, 'http.response.status_code')).toBe(200);
  const queries = spans.filter(({ parentSpanId }) => parentSpanId === request?.spanId);
  expect(queries.map((span) => attribute(span, 'db.query.text'))).toContainEqual(
    expect.stringMatching(/from "sessions"/),
  );
  const work = spans.find(({ name }) => name === 'work');
  expect(spans.find(({ parentSpanId }) => parentSpanId === work?.spanId)?.name).toBe('query');
  const failed = spans.find(({ name }) => name === 'failing work');
  expect(failed).toMatchObject({ status: { code: 2 } });
  expect(failed && attribute(failed, 'error.type')).toBe('TypeError');
  const text = received.map(({ body }) => body).join();
  for (const secret of ['of-a-url', 'of-somebody', user.email, 'Wanjiku', headers.authorization])
    expect(text).not.toContain(secret);
});
