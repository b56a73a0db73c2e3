import { createSocket, type Socket } from 'node:dgram';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Boundary } from '../attack';

const PIXEL = Buffer.from('R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==', 'base64');
const TYPES: readonly (readonly [ending: string, type: string, body: string | Buffer])[] = [
  ['.css', 'text/css', ''],
  ['.js', 'text/javascript', ''],
  ['.html', 'text/html', '<!doctype html><title>Collector</title>'],
  ['.json', 'application/json', '{}'],
];

const BOUNDARIES: readonly Boundary[] = ['on', 'off', 'older'];
const UDP_ATTACKS = ['webrtc', 'webrtc-of-a-child', 'webrtc-of-a-written-child', 'web-transport'];

/** Names the places to which hostile code tries to send something. Keys are `<boundary>/<attack>`, or a boundary. */
export interface CollectorPlaces {
  readonly origin: string;
  /** Maps each boundary to an origin of which only connections are counted, as `preconnect`. */
  readonly connectOrigins: Readonly<Record<string, string>>;
  /** Holds a port for each attack that speaks UDP. */
  readonly udpPorts: Readonly<Record<string, number>>;
}

export interface Collector {
  readonly places: CollectorPlaces;
  /** Returns true if an attack has reached it. */
  readonly wasReached: (boundary: Boundary, name: string) => boolean;
  readonly stop: () => void;
}

const portOf = (server: Server | Socket) => (server.address() as AddressInfo).port;
const listen = (server: Server) =>
  new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
const bind = (socket: Socket) => new Promise<void>((resolve) => socket.bind(0, '127.0.0.1', () => resolve()));

/** Starts the servers to which hostile code tries to send something: for HTTP, for connections, and for UDP. */
export async function startCollector(): Promise<Collector> {
  const reached = new Set<string>();
  const count = ({ url = '' }: IncomingMessage) => {
    const [, key] = /\/hit\/(\w+\/[\w-]+)/.exec(url) ?? [];
    if (key) reached.add(key);
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
  const connections = BOUNDARIES.map((boundary) => {
    const server = createServer();
    server.on('connection', () => reached.add(`${boundary}/preconnect`));
    return { boundary, server };
  });
  const udp = BOUNDARIES.flatMap((boundary) =>
    UDP_ATTACKS.map((name) => {
      const socket = createSocket('udp4');
      const key = `${boundary}/${name}`;
      socket.on('message', () => reached.add(key));
      return { key, socket };
    }),
  );
  const servers = [http, ...connections.map(({ server }) => server)];
  await Promise.all([...servers.map(listen), ...udp.map(({ socket }) => bind(socket))]);
  const origin = (server: Server) => `http://127.0.0.1:${portOf(server)}`;
  return {
    places: {
      origin: origin(http),
      connectOrigins: Object.fromEntries(
        connections.map(({ boundary, server }) => [boundary, origin(server)]),
      ),
      udpPorts: Object.fromEntries(udp.map(({ key, socket }) => [key, portOf(socket)])),
    },
    wasReached: (boundary, name) => reached.has(`${boundary}/${name}`),
    stop() {
      for (const server of servers) {
        server.closeAllConnections();
        server.close();
      }
      for (const { socket } of udp) socket.close();
    },
  };
}
