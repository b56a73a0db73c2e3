import { createSocket } from 'node:dgram';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

const PIXEL = Buffer.from('R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==', 'base64');
const TYPES: readonly (readonly [ending: string, type: string, body: string | Buffer])[] = [
  ['.css', 'text/css', ''],
  ['.js', 'text/javascript', ''],
  ['.html', 'text/html', '<!doctype html><title>Collector</title>'],
  ['.json', 'application/json', '{}'],
];

export interface Collector {
  readonly origin: string;
  /** An origin of which only connections are counted, as `connection`. */
  readonly connectOrigin: string;
  /** Maps the names of attacks that speak UDP to the port of each one. */
  readonly udpPorts: Readonly<Record<string, number>>;
  /** Returns the names of the attacks that have reached it since the last call. */
  readonly take: () => ReadonlySet<string>;
  readonly stop: () => void;
}

const UDP_ATTACKS = ['webrtc', 'webrtc-of-a-child', 'webrtc-of-a-written-child'];

const listen = async (server: ReturnType<typeof createServer>) => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
};

/** Starts the servers to which hostile code tries to send something: one for HTTP, one for connections, one for UDP. */
export async function startCollector(): Promise<Collector> {
  let reached = new Set<string>();
  const count = ({ url = '' }: IncomingMessage) => {
    const [, name] = /\/hit\/([\w-]+)/.exec(url) ?? [];
    if (name) reached.add(name);
  };
  const http = createServer((request, response) => {
    count(request);
    const pathname = (request.url ?? '').split('?')[0] ?? '';
    const [, type, body] = TYPES.find(([ending]) => pathname.endsWith(ending)) ?? ['', 'image/gif', PIXEL];
    response.writeHead(200, { 'content-type': type, 'access-control-allow-origin': '*' }).end(body);
  });
  http.on('upgrade', (request, socket) => {
    count(request);
    socket.destroy();
  });
  const connections = createServer();
  connections.on('connection', () => reached.add('preconnect'));
  const udp = UDP_ATTACKS.map((name) => {
    const socket = createSocket('udp4');
    socket.on('message', () => reached.add(name));
    return { name, socket };
  });
  await Promise.all(
    udp.map(({ socket }) => new Promise<void>((resolve) => socket.bind(0, '127.0.0.1', resolve))),
  );
  const [port, connectPort] = [await listen(http), await listen(connections)];
  return {
    origin: `http://127.0.0.1:${port}`,
    connectOrigin: `http://127.0.0.1:${connectPort}`,
    udpPorts: Object.fromEntries(udp.map(({ name, socket }) => [name, socket.address().port])),
    take() {
      const taken = reached;
      reached = new Set();
      return taken;
    },
    stop() {
      for (const server of [http, connections]) {
        server.closeAllConnections();
        server.close();
      }
      for (const { socket } of udp) socket.close();
    },
  };
}
