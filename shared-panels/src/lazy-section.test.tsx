import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Component, type ReactElement, type ReactNode } from 'react';
import { lazySection } from './lazy-section';

const show = (section: ReactElement) => act(async () => render(section));

/** Returns a section whose code fails to load until the test restores the connection. */
function offlineSection() {
  let isOffline = true;
  const Section = lazySection(async () => {
    if (isOffline) throw new Error('offline');
    return { default: () => <p>The panel</p> };
  });
  return { Section, goOnline: () => void (isOffline = false) };
}

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});

it('shows the section once its code is there', async () => {
  const Section = lazySection(() => Promise.resolve({ default: () => <p>The panel</p> }));
  await show(<Section />);
  expect(await screen.findByText('The panel')).toBeInTheDocument();
});

it('says that the code did not arrive, and tries again', async () => {
  const user = userEvent.setup();
  const { Section, goOnline } = offlineSection();
  await show(<Section />);
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load this section');
  goOnline();
  await act(() => user.click(screen.getByRole('button', { name: 'Try again' })));
  expect(await screen.findByText('The panel')).toBeInTheDocument();
});

it('asks anew when the person comes back', async () => {
  const { Section, goOnline } = offlineSection();
  const { unmount } = await show(<Section />);
  await screen.findByRole('alert');
  unmount();
  goOnline();
  await show(<Section />);
  expect(await screen.findByText('The panel')).toBeInTheDocument();
});

class Outside extends Component<{ children: ReactNode }, { message: string }> {
  override state = { message: '' };
  static getDerivedStateFromError(error: Error) {
    return { message: error.message };
  }
  override render() {
    return this.state.message || this.props.children;
  }
}

it('leaves the errors of the section itself to the boundary around it', async () => {
  const Broken = () => {
    throw new Error('broken panel');
  };
  const Section = lazySection(() => Promise.resolve({ default: Broken }));
  await show(
    <Outside>
      <Section />
    </Outside>,
  );
  expect(await screen.findByText('broken panel')).toBeInTheDocument();
});
