import { PortMessenger, connect, type Connection, type RemoteProxy } from 'penpal';
import {
  GREETING_REQUEST,
  type FrameGreeting,
  type FrameMethods,
  type FrameStart,
  type HostMethods,
} from '../frame-protocol';

/** A frame may send this many messages in a second; a busy page of many lists sends some hundred. */
const MAX_MESSAGES = 1_000;
const WINDOW_MS = 1_000;

/** Returns a function that counts a message, and returns true once more have come in a second than a frame may send. */
export function createFloodGuard(now: () => number = () => performance.now()): () => boolean {
  let since = now();
  let count = 0;
  return () => {
    if (now() - since >= WINDOW_MS) {
      since = now();
      count = 0;
    }
    count += 1;
    return count > MAX_MESSAGES;
  };
}

interface FrameConnection {
  readonly remoteWindow: Window;
  /** Returns what the frame starts with; it is called when the frame greets the page. */
  readonly describeStart: () => FrameStart;
  readonly methods: HostMethods;
  /** Is called when the frame greets the page. The promise never settles if the frame doesn't go on. */
  readonly onGreeted: (frame: Promise<RemoteProxy<FrameMethods>>) => void;
  /** Is called when the frame has got another document, which nothing connects with the page. */
  readonly onReload: () => void;
  /** Is called once if the frame sends more messages than the page can handle. Nothing it sends is heard after that. */
  readonly onFlood: () => void;
}

/** Returns the document that a message greets from, or null if it is no greeting. */
function readGreeting(data: unknown): string | null {
  if (typeof data !== 'object' || data === null) return null;
  const { greeting, document } = data as Partial<Record<keyof FrameGreeting, unknown>>;
  return greeting === 'narthex:frame' && typeof document === 'string' ? document : null;
}

/**
 * Connects the page with a frame through the port that the greeting of the frame carries. All further messages use the
 * port. Whatever the frame sends is counted. Returns a function that disconnects.
 */
export function connectToFrame(frame: FrameConnection): () => void {
  const isFlood = createFloodGuard();
  let connection: Connection<FrameMethods> | null = null;
  let greeted: string | null = null;
  let isOver = false;

  const disconnect = () => {
    isOver = true;
    window.removeEventListener('message', handleMessage);
    connection?.destroy();
  };
  const count = () => {
    if (isOver || !isFlood()) return;
    disconnect();
    frame.onFlood();
  };
  function handleMessage(event: MessageEvent): void {
    if (event.source !== frame.remoteWindow) return;
    count();
    const document = isOver ? null : readGreeting(event.data);
    const [port] = event.ports;
    if (document === null || !port) return;
    if (greeted !== null) {
      if (document !== greeted) frame.onReload();
      return;
    }
    greeted = document;
    // It is added before the listener of the messenger, so that a flood ends before its last message is handled.
    port.addEventListener('message', count);
    port.postMessage(frame.describeStart());
    connection = connect<FrameMethods>({ messenger: new PortMessenger({ port }), methods: frame.methods });
    frame.onGreeted(connection.promise);
  }
  window.addEventListener('message', handleMessage);
  // The frame of a page that the server rendered may have greeted before.
  frame.remoteWindow.postMessage(GREETING_REQUEST, '*');
  return disconnect;
}
