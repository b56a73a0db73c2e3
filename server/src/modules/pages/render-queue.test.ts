import { QueueOverflowError, RenderQueue } from './render-queue';

/** Creates work that runs until the test ends it, and lists what is running. */
function controlledWork() {
  const running: (() => void)[] = [];
  const work = () => new Promise<string>((resolve) => running.push(() => resolve('done')));
  return { running, work };
}

it('runs as many at once as it may, and the others in turn', async () => {
  const queue = new RenderQueue({ maxConcurrent: 2, maxWaiting: 5, maxWaitMs: 1000 });
  const { running, work } = controlledWork();
  const results = [1, 2, 3].map(() => queue.run(work));
  await Promise.resolve();
  expect(running).toHaveLength(2);
  running[0]?.();
  await results[0];
  await new Promise(setImmediate);
  expect(running).toHaveLength(3);
  running.forEach((end) => end());
  expect(await Promise.all(results)).toEqual(['done', 'done', 'done']);
});

it('refuses who finds the queue full', async () => {
  const queue = new RenderQueue({ maxConcurrent: 1, maxWaiting: 1, maxWaitMs: 1000 });
  const { running, work } = controlledWork();
  const first = queue.run(work);
  const second = queue.run(work);
  await expect(queue.run(work)).rejects.toThrow(QueueOverflowError);
  running[0]?.();
  await first;
  await new Promise(setImmediate);
  running[1]?.();
  expect(await second).toBe('done');
});

it('refuses who waits too long, and goes on with the others', async () => {
  const queue = new RenderQueue({ maxConcurrent: 1, maxWaiting: 5, maxWaitMs: 20 });
  const { running, work } = controlledWork();
  const first = queue.run(work);
  await expect(queue.run(work)).rejects.toThrow(QueueOverflowError);
  running[0]?.();
  expect(await first).toBe('done');
  expect(await queue.run(() => Promise.resolve('next'))).toBe('next');
});

it('lets listed pages wait longer', async () => {
  const queue = new RenderQueue({ maxConcurrent: 1, maxWaiting: 5, maxWaitMs: 20, maxListedWaitMs: 5000 });
  const { running, work } = controlledWork();
  const first = queue.run(work);
  const listed = queue.run(work, { isListed: true });
  await expect(queue.run(work)).rejects.toThrow(QueueOverflowError);
  running[0]?.();
  await first;
  await new Promise(setImmediate);
  running[1]?.();
  expect(await listed).toBe('done');
});

it('keeps places for listed pages, and lets them go first', async () => {
  const queue = new RenderQueue({ maxConcurrent: 2, reserved: 1, maxWaiting: 2, maxWaitMs: 1000 });
  const { running, work } = controlledWork();
  const others = [1, 2, 3].map(() => queue.run(work));
  await expect(queue.run(work)).rejects.toThrow(QueueOverflowError);
  await Promise.resolve();
  expect(running).toHaveLength(1);
  const listed = [1, 2].map(() => queue.run(work, { isListed: true }));
  await Promise.resolve();
  expect(running).toHaveLength(2);
  running[0]?.();
  await others[0];
  await new Promise(setImmediate);
  running[1]?.();
  expect(await listed[0]).toBe('done');
  running[2]?.();
  expect(await listed[1]).toBe('done');
  await new Promise(setImmediate);
  running.forEach((end) => end());
  await others[1];
  await new Promise(setImmediate);
  running.forEach((end) => end());
  expect(await others[2]).toBe('done');
});

it('has a few places for each network', async () => {
  const queue = new RenderQueue({ maxConcurrent: 4, maxWaiting: 5, maxWaitMs: 1000, maxPerNetwork: 2 });
  const { running, work } = controlledWork();
  const crowd = { network: '10.0.0.1' };
  const results = [1, 2].map(() => queue.run(work, crowd));
  await expect(queue.run(work, crowd)).rejects.toThrow(QueueOverflowError);
  const other = queue.run(work, { network: '10.0.0.2' });
  await Promise.resolve();
  running.forEach((end) => end());
  expect(await Promise.all([...results, other])).toEqual(['done', 'done', 'done']);
  await expect(queue.run(async () => 'next', crowd)).resolves.toBe('next');
});

it('gives the place of failed work to the next', async () => {
  const queue = new RenderQueue({ maxConcurrent: 1, maxWaiting: 5, maxWaitMs: 1000 });
  const failing = queue.run(() => Promise.reject(new Error('down')));
  const next = queue.run(() => Promise.resolve('next'));
  await expect(failing).rejects.toThrow('down');
  expect(await next).toBe('next');
});
