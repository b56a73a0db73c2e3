import Fastify from 'fastify';
import { encodedPage } from './encoded-page';

/**
 * The upper limit is Fastify responding with a constant string, the compressed page of the given URL. It is a process
 * of its own like the site, so that it doesn't share its CPU with the client.
 */
const [, , url = ''] = process.argv;
const body = await encodedPage(url);
const app = Fastify();
app.get('/', (_request, reply) =>
  reply.type('text/html; charset=utf-8').header('content-encoding', 'br').send(body),
);
process.on('SIGTERM', () => void app.close().then(() => process.exit(0)));
console.log(`ready at ${await app.listen({ host: '127.0.0.1', port: 0 })}`);
