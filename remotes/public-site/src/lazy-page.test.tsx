import { act, render, screen } from '@testing-library/react';
import { Component, Suspense, type ComponentType, type ReactNode } from 'react';
import { lazyPage } from './lazy-page';

class Net extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };
  static getDerivedStateFromError = () => ({ hasFailed: true });
  override render() {
    return this.state.hasFailed ? <p>It failed</p> : this.props.children;
  }
}

const renderPage = async (Page: ComponentType) =>
  act(async () => {
    render(
      <Net>
        <Suspense fallback="Waiting">
          <Page />
        </Suspense>
      </Net>,
    );
  });

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

it('fails once and does not ask again by itself', async () => {
  const fetchPage = jest.fn(() => Promise.reject(new Error('gone')));
  await renderPage(lazyPage(fetchPage));
  expect(screen.getByText('It failed')).toBeInTheDocument();
  expect(fetchPage).toHaveBeenCalledTimes(1);
});

it('is fetched anew later', async () => {
  const Found = { default: () => <p>Here it is</p> };
  const fetchPage = jest.fn<Promise<typeof Found>, []>().mockRejectedValueOnce(new Error('gone'));
  fetchPage.mockResolvedValue(Found);
  const Page = lazyPage(fetchPage);
  await renderPage(Page);
  await act(async () => jest.advanceTimersByTime(1000));
  await renderPage(Page);
  expect(screen.getByText('Here it is')).toBeInTheDocument();
});
