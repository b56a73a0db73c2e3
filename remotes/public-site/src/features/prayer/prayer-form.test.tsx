import { renderApp } from '@narthex/shared-auth/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PrayerForm } from './prayer-form';

const POST = 'POST /v1/prayer-requests';
const SENT =
  'Prayer request submitted successfully! It will be reviewed before appearing on the prayer wall.';

async function fill(options: Parameters<typeof renderApp>[1], name = 'Akinyi') {
  const user = userEvent.setup();
  const { requests } = renderApp(<PrayerForm backTo="/" />, options);
  if (name) await user.type(screen.getByRole('textbox', { name: /^Your name/ }), name);
  await user.type(screen.getByRole('textbox', { name: /^Your prayer/ }), 'For my exam');
  await user.click(screen.getByRole('checkbox', { name: /urgent/ }));
  await user.click(screen.getByRole('button', { name: 'Send prayer request' }));
  return { user, requests };
}

describe('the prayer form', () => {
  it('cannot be sent while the prayer is blank', async () => {
    renderApp(<PrayerForm backTo="/" />);
    const button = screen.getByRole('button', { name: 'Send prayer request' });
    expect(button).toBeDisabled();
    await userEvent.setup().type(screen.getByRole('textbox', { name: /^Your prayer/ }), '   ');
    expect(button).toBeDisabled();
  });

  it('sends what was typed, thanks, and starts anew', async () => {
    const { requests } = await fill({
      calls: { [POST]: { status: 201, body: { success: true, data: null } } },
    });
    expect(await screen.findByText(SENT)).toBeInTheDocument();
    expect(screen.getByRole('status')).toHaveFocus();
    expect(requests[0]?.body).toEqual({
      requester_name: 'Akinyi',
      prayer_request: 'For my exam',
      category: 'thanksgiving',
      is_urgent: true,
      is_public: true,
    });
    expect(screen.getByRole('textbox', { name: /^Your name/ })).toHaveValue('');
    expect(screen.getByRole('checkbox', { name: /urgent/ })).not.toBeChecked();
  });

  it('asks for the name before anything is sent', async () => {
    const { requests } = await fill({ calls: {} }, '');
    expect(await screen.findByText('Your name is required')).toBeInTheDocument();
    expect(requests).toHaveLength(0);
    expect(screen.getByRole('textbox', { name: /^Your prayer/ })).toHaveValue('For my exam');
  });

  it('shows the 422 message on its field and keeps what was typed', async () => {
    await fill({
      calls: {
        [POST]: {
          status: 422,
          body: {
            success: false,
            message: 'Please check',
            code: 'invalid',
            errors: { requester_name: ['Too long'] },
          },
        },
      },
    });
    expect(await screen.findByText('Too long')).toBeInTheDocument();
    expect(screen.getByRole('alert')).toHaveTextContent(
      'Failed to submit prayer request. Server error: 422 - Please check',
    );
    expect(screen.getByRole('textbox', { name: /^Your name/ })).toHaveValue('Akinyi');
    expect(screen.getByRole('textbox', { name: /^Your prayer/ })).toHaveValue('For my exam');
    expect(screen.getByRole('checkbox', { name: /urgent/ })).toBeChecked();
  });

  it('keeps the words of a member whose session has ended, and says what to do', async () => {
    const message = 'You are signed out by now. Sign in again, or send it once more as a visitor.';
    const refused = { status: 401, body: { success: false, code: 'unauthenticated', message } };
    await fill({ role: 'member', calls: { [POST]: refused } });
    expect(await screen.findByRole('alert')).toHaveTextContent(
      `Failed to submit prayer request. Server error: 401 - ${message}`,
    );
    expect(screen.getByRole('textbox', { name: /^Your prayer/ })).toHaveValue('For my exam');
  });

  it('keeps the focus while it is sent, and has a place for its thanks from the start', async () => {
    const seen: unknown[] = [];
    const { user } = await fill({
      calls: {
        [POST]: () => {
          const button = screen.getByRole('button', { name: 'Sending...' });
          seen.push(button.getAttribute('aria-disabled'), button === document.activeElement);
          seen.push(button.matches(':disabled'), screen.getByRole('status').textContent);
          return { networkError: true };
        },
      },
    });
    expect(await screen.findByRole('alert')).toBeInTheDocument();
    expect(seen).toEqual(['true', true, false, '']);
    expect(screen.getByRole('button', { name: 'Send prayer request' })).toHaveFocus();
    const place = screen.getByRole('status');
    await user.clear(screen.getByRole('textbox', { name: /^Your prayer/ }));
    expect(screen.getByRole('button', { name: 'Send prayer request' })).toBeDisabled();
    expect(screen.getByRole('status')).toBe(place);
  });

  it('says when no response came and keeps what was typed', async () => {
    await fill({ calls: { [POST]: { networkError: true } } });
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Failed to submit prayer request. No response from server. Please check your connection.',
    );
    expect(screen.getByRole('textbox', { name: /^Your prayer/ })).toHaveValue('For my exam');
  });

  it('is a plain form that returns to its page', () => {
    renderApp(<PrayerForm backTo="/" />, { path: '/?sent=prayer' });
    const form = screen.getByRole('form', { name: 'Prayer request' });
    expect(form).toHaveAttribute('action', '/forms/prayer#prayer-request');
    expect(form).toHaveAttribute('id', 'prayer-request');
    expect(form).toHaveAttribute('method', 'post');
    expect(form).toHaveFormValues({ back: '/', category: 'thanksgiving', is_public: true, is_urgent: false });
    expect(screen.getByText(SENT)).toBeInTheDocument();
  });
});
