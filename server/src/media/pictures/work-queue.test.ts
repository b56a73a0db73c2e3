import { WorkQueue } from './work-queue';

function gate() {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { open, opened };
}

/** Runs everything that is ready to run. */
const settle = () => new Promise((resolve) => setImmediate(resolve));

const VISITOR = { network: '192.0.2.1' };

describe('WorkQueue', () => {
  it('runs no more than its size at once', async () => {
    const queue = new WorkQueue(2);
    const gates = [gate(), gate(), gate()];
    const started: number[] = [];
    const all = gates.map(({ opened }, index) =>
      queue.once(`work ${index}`, VISITOR, () => {
        started.push(index);
        return opened;
      }),
    );
    await settle();
    expect(started).toEqual([0, 1]);
    gates[0]?.open();
    await settle();
    expect(started).toEqual([0, 1, 2]);
    gates.forEach(({ open }) => open());
    await Promise.all(all);
  });

  it('does the same work once for everybody who asks meanwhile', async () => {
    const queue = new WorkQueue(2);
    let times = 0;
    const work = async () => {
      times += 1;
    };
    await Promise.all([queue.once('same', VISITOR, work), queue.once('same', VISITOR, work)]);
    expect(times).toBe(1);
    await queue.once('same', VISITOR, work);
    expect(times).toBe(2);
  });

  it('lets background work wait until no visitor waits, and hurries it when one asks for it', async () => {
    const queue = new WorkQueue(1);
    const first = gate();
    const order: string[] = [];
    const note = (name: string) => async () => {
      order.push(name);
    };
    const all = [
      queue.once('first', VISITOR, () => first.opened),
      queue.once('quiet', 'background', note('quiet')),
      queue.once('asked', 'background', note('asked')),
      queue.once('visitor', VISITOR, note('visitor')),
      queue.once('asked', VISITOR, note('asked')),
    ];
    first.open();
    await Promise.all(all);
    expect(order).toEqual(['asked', 'visitor', 'quiet']);
  });

  it('lets networks take turns, however much one of them asks for', async () => {
    const queue = new WorkQueue(1);
    const first = gate();
    const order: string[] = [];
    const ask = (network: string, name: string) =>
      queue.once(name, { network }, async () => void order.push(name));
    const all = [queue.once('first', VISITOR, () => first.opened)];
    for (let at = 1; at <= 4; at += 1) all.push(ask('192.0.2.66', `flood ${at}`));
    all.push(ask('192.0.2.1', 'a'), ask('192.0.2.1', 'b'), ask('192.0.2.2', 'c'));
    // Another network needs one of the pictures that the flood requests.
    all.push(ask('192.0.2.3', 'flood 4'));
    first.open();
    await Promise.all(all);
    expect(order.indexOf('flood 3')).toBeGreaterThan(order.indexOf('b'));
    expect(order.slice(0, 4).sort()).toEqual(['a', 'c', 'flood 1', 'flood 4']);
    expect(order).toHaveLength(7);
  });

  it('goes on after work that failed', async () => {
    const queue = new WorkQueue(1);
    await expect(queue.once('bad', VISITOR, () => Promise.reject(new Error('broken')))).rejects.toThrow(
      'broken',
    );
    await expect(queue.once('good', VISITOR, async () => {})).resolves.toBeUndefined();
  });
});
