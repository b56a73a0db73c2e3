import { act, render, screen } from '@testing-library/react';
import { Component, type ReactElement, type ReactNode } from 'react';
import { createLoader } from './create-loader';
import { lazyComponent } from './lazy-component';
import { CodeLoadError, loadCode } from './load-code';
import { LoadingBoundary } from './loading-boundary';
import { announceLoaded } from './loads';

describe('load code', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  const lost = () => Promise.reject(new Error('connection lost'));

  it('asks once more for what failed', async () => {
    let isFirst = true;
    const loaded = loadCode(() => {
      const attempt = isFirst ? lost() : Promise.resolve('code');
      isFirst = false;
      return attempt;
    });
    await jest.advanceTimersByTimeAsync(400);
    expect(await loaded).toBe('code');
  });

  it('then says that code is missing, and why; the next call asks anew', async () => {
    let isOnline = false;
    const fetchModule = () => (isOnline ? Promise.resolve('code') : lost());
    const failure = loadCode(fetchModule).catch((cause: unknown) => cause);
    await jest.advanceTimersByTimeAsync(400);
    expect(await failure).toBeInstanceOf(CodeLoadError);
    expect(await failure).toMatchObject({ cause: { message: 'connection lost' } });
    isOnline = true;
    expect(await loadCode(fetchModule)).toBe('code');
  });

  it('gives up what hangs', async () => {
    const failure = loadCode(() => new Promise(() => undefined)).catch((cause: unknown) => cause);
    await jest.advanceTimersByTimeAsync(20_400);
    expect(await failure).toMatchObject({ name: 'CodeLoadError', cause: { name: 'TimeoutError' } });
  });
});

describe('create loader', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  const thrownBy = (read: () => unknown): unknown => {
    try {
      return { value: read() };
    } catch (cause) {
      return cause;
    }
  };

  it('shows a failure to a render that comes late, once, and then loads anew', async () => {
    const failure = new Error('connection lost');
    const fetchValue = jest.fn(() => Promise.reject(failure));
    const { read } = createLoader(fetchValue);
    expect(thrownBy(read)).toBeInstanceOf(Promise);
    await jest.advanceTimersByTimeAsync(5_000);
    expect(thrownBy(read)).toBe(failure);
    expect(fetchValue).toHaveBeenCalledTimes(1);
    await jest.advanceTimersByTimeAsync(500);
    expect(thrownBy(read)).toBeInstanceOf(Promise);
    expect(fetchValue).toHaveBeenCalledTimes(2);
  });

  it('forgets a failure that no render waits for', async () => {
    const fetchValue = jest.fn<Promise<string>, []>().mockRejectedValueOnce(new Error('connection lost'));
    fetchValue.mockResolvedValue('the value');
    const { load, read } = createLoader(fetchValue);
    await expect(load()).rejects.toThrow('connection lost');
    await jest.advanceTimersByTimeAsync(500);
    await expect(load()).resolves.toBe('the value');
    expect(thrownBy(read)).toEqual({ value: 'the value' });
  });
});

describe('loading boundary', () => {
  it('renders its children again when something has loaded, without waiting for their promise', () => {
    let isLoaded = false;
    const never = new Promise(() => undefined);
    function Part() {
      if (!isLoaded) throw never;
      return 'the part';
    }
    const { container } = render(
      <LoadingBoundary fallback="loading">
        <Part />
      </LoadingBoundary>,
    );
    act(announceLoaded);
    expect(container).toHaveTextContent('loading');
    isLoaded = true;
    act(announceLoaded);
    expect(container).toHaveTextContent('the part');
  });
});

describe('lazy component', () => {
  class Boundary extends Component<{ children: ReactNode }, { error: unknown }> {
    override state: { error: unknown } = { error: null };
    static getDerivedStateFromError = (error: unknown) => ({ error });
    override render() {
      const { error } = this.state;
      if (error === null) return this.props.children;
      return error instanceof CodeLoadError ? 'no code' : 'another fault';
    }
  }

  const show = (part: ReactElement) =>
    act(async () =>
      render(
        <Boundary>
          <LoadingBoundary fallback="loading">{part}</LoadingBoundary>
        </Boundary>,
      ),
    );
  const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

  const partModule = { default: ({ name = 'the part' }: { name?: string }) => <p>{name}</p>, chunk: 'part' };
  const never = () => new Promise<typeof partModule>(() => undefined);

  /** Creates a fetch function with these results, one after another. The last one repeats. */
  function fetches(...ways: (() => Promise<typeof partModule>)[]) {
    let asked = 0;
    const fetchPart = () => {
      const way = ways[Math.min(asked, ways.length - 1)];
      asked += 1;
      return way?.() ?? never();
    };
    return { fetchPart, times: () => asked };
  }
  const fails = () => Promise.reject(new Error('connection lost'));
  const works = () => Promise.resolve(partModule);

  beforeEach(() => {
    jest.useFakeTimers();
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
  });
  afterEach(() => {
    jest.useRealTimers();
    jest.restoreAllMocks();
  });

  it('shows a placeholder until the code is there, then the part with its props', async () => {
    const { fetchPart } = fetches(works);
    const Part = lazyComponent(fetchPart);
    await show(<Part name="Sabbath School" />);
    expect(screen.getByText('Sabbath School')).toBeInTheDocument();
  });

  it('renders at once when its code was loaded before, and fetches it once', async () => {
    const { fetchPart, times } = fetches(works);
    const Part = lazyComponent(fetchPart);
    expect((await Part.load()).chunk).toBe('part');
    render(<Part />);
    expect(screen.getByText('the part')).toBeInTheDocument();
    expect(times()).toBe(1);
  });

  it('asks once more by itself for what failed', async () => {
    const { fetchPart, times } = fetches(fails, works);
    const Part = lazyComponent(fetchPart);
    await show(<Part />);
    expect(screen.getByText('loading')).toBeInTheDocument();
    await pass(400);
    expect(screen.getByText('the part')).toBeInTheDocument();
    expect(times()).toBe(2);
  });

  it('then gives up, and asks for no more by itself', async () => {
    const { fetchPart, times } = fetches(fails);
    const Part = lazyComponent(fetchPart);
    await show(<Part />);
    await pass(400);
    expect(screen.getByText('no code')).toBeInTheDocument();
    await pass(60_000);
    expect(times()).toBe(2);
  });

  it('gives up what hangs after two attempts', async () => {
    const { fetchPart, times } = fetches(never);
    const Part = lazyComponent(fetchPart);
    await show(<Part />);
    await pass(10_000 + 400);
    expect(screen.getByText('loading')).toBeInTheDocument();
    await pass(10_000);
    expect(screen.getByText('no code')).toBeInTheDocument();
    await pass(60_000);
    expect(times()).toBe(2);
  });

  it('is fetched anew by whoever comes back', async () => {
    const { fetchPart } = fetches(fails, fails, works);
    const Part = lazyComponent(fetchPart);
    const { unmount } = await show(<Part />);
    await pass(400);
    expect(screen.getByText('no code')).toBeInTheDocument();
    unmount();
    await pass(500);
    await show(<Part />);
    expect(screen.getByText('the part')).toBeInTheDocument();
  });

  it('is fetched anew at once after its failure is forgotten', async () => {
    const { fetchPart } = fetches(fails, fails, works);
    const Part = lazyComponent(fetchPart);
    const failure = Part.load().catch((cause: unknown) => cause);
    await pass(400);
    expect(await failure).toMatchObject({ name: 'CodeLoadError', cause: { message: 'connection lost' } });
    Part.forgetFailure();
    await expect(Part.load()).resolves.toBe(partModule);
  });

  it('fails quietly when it is fetched ahead', async () => {
    const { fetchPart } = fetches(fails, fails, works);
    const Part = lazyComponent(fetchPart);
    Part.preload();
    await pass(400);
    await show(<Part />);
    expect(screen.getByText('the part')).toBeInTheDocument();
  });

  it('leaves faults of the part itself to be told apart', async () => {
    const Part = lazyComponent(async () => ({
      default: () => {
        throw new Error('broken');
      },
    }));
    await show(<Part />);
    expect(screen.getByText('another fault')).toBeInTheDocument();
  });
});
