import { WorkQueue } from './work-queue';

function gate() {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { open, opened };
}

/** Lets everything that is ready go on. */
const settle = () => new Promise((resolve) => setImmediate(resolve));

describe('WorkQueue', () => {
  it('runs no more than its size at once', async () => {
    const queue = new WorkQueue(2);
    const gates = [gate(), gate(), gate()];
    const started: number[] = [];
    const all = gates.map(({ opened }, index) =>
      queue.once(`work ${index}`, 'request', () => {
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
    await Promise.all([queue.once('same', 'request', work), queue.once('same', 'request', work)]);
    expect(times).toBe(1);
    await queue.once('same', 'request', work);
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
      queue.once('first', 'request', () => first.opened),
      queue.once('quiet', 'background', note('quiet')),
      queue.once('asked', 'background', note('asked')),
      queue.once('visitor', 'request', note('visitor')),
      queue.once('asked', 'request', note('asked')),
    ];
    first.open();
    await Promise.all(all);
    expect(order).toEqual(['asked', 'visitor', 'quiet']);
  });

  it('goes on after work that failed', async () => {
    const queue = new WorkQueue(1);
    await expect(queue.once('bad', 'request', () => Promise.reject(new Error('broken')))).rejects.toThrow(
      'broken',
    );
    await expect(queue.once('good', 'request', async () => {})).resolves.toBeUndefined();
  });
});
