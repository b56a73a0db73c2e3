import { renderApp, type FakeResponse } from '@narthex/shared-auth/testing';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NewsletterSection } from './newsletter-section';

const render = (response?: FakeResponse) =>
  renderApp(<NewsletterSection backTo="/" siteName="Kilima" />, {
    calls: response ? { 'POST /v1/newsletter': response } : {},
  });

async function subscribe(email: string, user = userEvent.setup()) {
  await user.type(screen.getByRole('textbox', { name: /^Email/ }), email);
  await user.click(screen.getByRole('checkbox', { name: 'Prayer' }));
  await user.click(screen.getByRole('button', { name: 'Subscribe' }));
}

describe('the newsletter', () => {
  afterEach(() => jest.useRealTimers());

  it('thanks for three seconds, then shows an empty form', async () => {
    jest.useFakeTimers();
    const { requests } = render({ status: 201, body: { success: true, data: null } });
    await subscribe('a@demo.test', userEvent.setup({ advanceTimers: jest.advanceTimersByTime }));
    expect(await screen.findByText('Thank you for subscribing!')).toBeInTheDocument();
    expect(requests[0]?.body).toEqual({ email: 'a@demo.test', interests: ['prayer'] });
    act(() => jest.advanceTimersByTime(3000));
    expect(screen.getByRole('textbox', { name: /^Email/ })).toHaveValue('');
    expect(screen.getByRole('checkbox', { name: 'Prayer' })).not.toBeChecked();
  });

  it.each([
    ['goes on in its form for whoever stayed', true],
    ['leaves the focus to whoever went on', false],
  ])('%s', async (_, stays) => {
    jest.useFakeTimers();
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    renderApp(
      <>
        <NewsletterSection backTo="/" siteName="Kilima" />
        <a href="/next">Next</a>
      </>,
      { calls: { 'POST /v1/newsletter': { status: 201, body: { success: true, data: null } } } },
    );
    const place = screen.getByRole('status');
    await subscribe('a@demo.test', user);
    await screen.findByText('Thank you for subscribing!');
    expect(place).toHaveFocus();
    expect(screen.getByRole('status')).toBe(place);
    if (!stays) await user.tab();
    act(() => jest.advanceTimersByTime(3000));
    const goesOn = stays ? screen.getByRole('textbox', { name: /^Email/ }) : screen.getByRole('link');
    expect(goesOn).toHaveFocus();
  });

  it('refuses what is no email address, before sending', async () => {
    const { requests } = render();
    await subscribe('nobody');
    expect(await screen.findByText('A valid email address is required')).toBeInTheDocument();
    expect(requests).toHaveLength(0);
    expect(screen.getByRole('textbox', { name: /^Email/ })).toHaveValue('nobody');
  });

  it('keeps the email address when the server does not respond', async () => {
    render({ networkError: true });
    await subscribe('a@demo.test');
    expect(await screen.findByRole('alert')).toHaveTextContent('No response from server.');
    expect(screen.getByRole('textbox', { name: /^Email/ })).toHaveValue('a@demo.test');
    expect(screen.getByRole('checkbox', { name: 'Prayer' })).toBeChecked();
  });
});
