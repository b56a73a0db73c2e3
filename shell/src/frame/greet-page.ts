import {
  GREETING_REQUEST,
  type FrameGreeting,
  type FrameStart,
} from '../federation/isolation/frame-protocol';

/** Holds what the page around a frame responds to its greeting with. */
export interface PageResponse {
  readonly port: MessagePort;
  readonly start: FrameStart;
}

/**
 * Greets the page around this frame, and once more whenever the page asks for it. Resolves with the response, which the
 * page gives when the person may open the remote.
 */
export function greetPage(): Promise<PageResponse> {
  const greeting: FrameGreeting = { greeting: 'narthex:frame', document: String(Math.random()) };
  return new Promise((resolve) => {
    const greet = () => {
      const { port1: port, port2 } = new MessageChannel();
      const receive = ({ data }: MessageEvent) => {
        window.removeEventListener('message', handleRequest);
        resolve({ port, start: data as FrameStart });
      };
      port.addEventListener('message', receive, { once: true });
      port.start();
      window.parent.postMessage(greeting, window.location.origin, [port2]);
    };
    const handleRequest = ({ source, data }: MessageEvent) => {
      if (source === window.parent && data === GREETING_REQUEST) greet();
    };
    window.addEventListener('message', handleRequest);
    greet();
  });
}
