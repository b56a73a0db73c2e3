import { MessageChannel } from 'node:worker_threads';
import { PortMessenger, connect } from 'penpal';
import type { FrameStart, HostMethods } from '../frame-protocol';
import { connectToFrame, createFloodGuard } from './connect-to-frame';

describe('connect to frame', () => {
  const START = { isPageChange: true } as FrameStart;
  const asked: unknown[] = [];
  const remoteWindow = { postMessage: (data: unknown) => asked.push(data) } as unknown as Window;

  const onReload = jest.fn();
  const onFlood = jest.fn();
  const setTitle = jest.fn();
  let frame: Promise<{ ping: () => Promise<unknown> }> | null = null;
  let disconnect: () => void;
  let ports: MessagePort[] = [];

  function openChannel() {
    const { port1, port2 } = new globalThis.MessageChannel();
    ports.push(port1, port2);
    return { port1, port2 };
  }

  /** Sends a message to the window of the page, as the code in a frame does. */
  function post(data: unknown, { source = remoteWindow as unknown, transfer = [] as MessagePort[] } = {}) {
    window.dispatchEvent(Object.assign(new Event('message'), { source, data, ports: transfer }));
  }

  function greet(document = 'first', source?: unknown) {
    const { port1, port2 } = openChannel();
    const received = new Promise<unknown>((resolve) =>
      port1.addEventListener('message', ({ data }) => resolve(data), { once: true }),
    );
    port1.start();
    post(
      { greeting: 'narthex:frame', document },
      { transfer: [port2], ...(source !== undefined && { source }) },
    );
    return { port: port1, received };
  }

  /** Greets, and connects as the shell in a frame does. */
  async function connectFrame() {
    const { port, received } = greet();
    expect(await received).toEqual(START);
    const host = await connect<HostMethods>({
      messenger: new PortMessenger({ port }),
      methods: { ping: () => true },
    }).promise;
    return { host, port };
  }

  // The test environment has none.
  beforeAll(() => void Object.assign(globalThis, { MessageChannel }));

  beforeEach(() => {
    jest.clearAllMocks();
    asked.length = 0;
    frame = null;
    disconnect = connectToFrame({
      remoteWindow,
      describeStart: () => START,
      methods: { setTitle } as unknown as HostMethods,
      onGreeted: (connected) => {
        frame = connected as typeof frame;
      },
      onReload,
      onFlood,
    });
  });
  afterEach(() => {
    jest.restoreAllMocks();
    disconnect();
    for (const port of ports) port.close();
    ports = [];
  });

  it('asks for a greeting, because the frame may have greeted before', () => {
    expect(asked).toEqual(['narthex:page']);
  });

  it('responds to the greeting with what the frame starts with, and then calls both ways', async () => {
    const { host } = await connectFrame();
    await host.setTitle('Choirs');
    expect(setTitle).toHaveBeenCalledWith('Choirs');
    expect(await (await frame)?.ping()).toBe(true);
  });

  it.each([
    'narthex:frame',
    null,
    {},
    { greeting: 'narthex:frame' },
    { greeting: 'narthex:frame', document: 7 },
    { greeting: 'hello', document: 'first' },
  ])('takes %j for no greeting', (data) => {
    const { port2 } = openChannel();
    post(data, { transfer: [port2] });
    expect(frame).toBeNull();
  });

  it('needs the port of a greeting', () => {
    post({ greeting: 'narthex:frame', document: 'first' });
    expect(frame).toBeNull();
  });

  it('hears no other window', () => {
    greet('first', window);
    expect(frame).toBeNull();
  });

  it('ignores that a document greets twice, and notices another document', async () => {
    await connectFrame();
    greet('first');
    expect(onReload).not.toHaveBeenCalled();
    greet('second');
    expect(onReload).toHaveBeenCalledTimes(1);
  });

  it('ends a flood of messages to the window', async () => {
    jest.spyOn(performance, 'now').mockReturnValue(0);
    const { host } = await connectFrame();
    for (let count = 0; count < 3_000; count += 1) post('x');
    expect(onFlood).toHaveBeenCalledTimes(1);
    void host.setTitle('Flood').catch(() => undefined);
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(setTitle).not.toHaveBeenCalled();
  });

  it('ends a flood of calls through the port', async () => {
    jest.spyOn(performance, 'now').mockReturnValue(0);
    const { host } = await connectFrame();
    for (let count = 0; count < 3_000; count += 1) void host.setTitle('Flood').catch(() => undefined);
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(onFlood).toHaveBeenCalledTimes(1);
    expect(setTitle.mock.calls.length).toBeLessThanOrEqual(1_000);
  });

  it('hears nothing once it is disconnected', () => {
    disconnect();
    greet();
    expect(frame).toBeNull();
  });
});

describe('flood guard', () => {
  let now = 0;
  const send = (isFlood: () => boolean, count: number) =>
    Array.from({ length: count }, () => isFlood()).at(-1);

  beforeEach(() => {
    now = 0;
  });

  it('lets a busy frame send a thousand messages in each second', () => {
    const isFlood = createFloodGuard(() => now);
    expect(send(isFlood, 1_000)).toBe(false);
    now = 1_000;
    expect(send(isFlood, 1_000)).toBe(false);
  });

  it('notices one more within a second', () => {
    const isFlood = createFloodGuard(() => now);
    send(isFlood, 500);
    now = 999;
    expect(send(isFlood, 500)).toBe(false);
    expect(isFlood()).toBe(true);
  });
});
