import Fastify from 'fastify';
import { encodedPage } from './encoded-page';

/**
 * The limit: Fastify responding with one and the same string, which is the compressed page of the given URL. It is
 * a process of its own, as the site is, so that the one who asks doesn't share its CPU.
 */
const [, , url = ''] = process.argv;
const body = await encodedPage(url);
const app = Fastify();
app.get('/', (_request, reply) =>
  reply.type('text/html; charset=utf-8').header('content-encoding', 'br').send(body),
);
process.on('SIGTERM', () => void app.close().then(() => process.exit(0)));
console.log(`ready at ${await app.listen({ host: '127.0.0.1', port: 0 })}`);
