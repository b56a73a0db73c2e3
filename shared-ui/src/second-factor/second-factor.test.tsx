import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AuthenticatorKey } from './authenticator-key';
import { CodeField } from './code-field';
import { RecoveryCodes } from './recovery-codes';

const URI = 'otpauth://totp/Mwangaza:akinyi%40demo.test?secret=JBSWY3DPEHPK3PXPAB&issuer=Mwangaza';
const CODES = ['aaaa-bbbb-cccc-dddd', 'eeee-ffff-gggg-hhhh'];

it('shows the key as a QR code, as a link and as text in groups', async () => {
  render(<AuthenticatorKey authenticatorKey="JBSWY3DPEHPK3PXPAB" uri={URI} />);
  expect(await screen.findByRole('img', { name: 'QR code for your app' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Open it with this key' })).toHaveAttribute('href', URI);
  expect(screen.getByText('JBSW Y3DP EHPK 3PXP AB')).toBeInTheDocument();
});

it('opens the keyboard of digits for a code of the app, and that of letters for a recovery code', () => {
  const { rerender } = render(<CodeField kind="app" />);
  const field = screen.getByRole('textbox', { name: 'Code from your app' });
  expect(field).toHaveAttribute('inputmode', 'numeric');
  expect(field).toHaveAttribute('autocomplete', 'one-time-code');
  rerender(<CodeField kind="recovery" />);
  expect(screen.getByRole('textbox', { name: 'Recovery code' })).not.toHaveAttribute('inputmode');
});

describe('recovery codes', () => {
  it('are listed, and copied together', async () => {
    const user = userEvent.setup();
    render(<RecoveryCodes codes={CODES} />);
    expect(
      within(screen.getByRole('list', { name: 'Recovery codes' })).getAllByRole('listitem'),
    ).toHaveLength(2);
    await user.click(screen.getByRole('button', { name: 'Copy the codes' }));
    expect(await navigator.clipboard.readText()).toBe(`${CODES.join('\n')}\n`);
    expect(screen.getByRole('status')).toHaveTextContent('The codes are copied.');
  });

  it('say when the browser copies nothing', async () => {
    const user = userEvent.setup();
    jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('blocked'));
    render(<RecoveryCodes codes={CODES} />);
    await user.click(screen.getByRole('button', { name: 'Copy the codes' }));
    expect(await screen.findByText(/Could not copy/)).toBeInTheDocument();
  });

  it('are downloaded as a text file', async () => {
    const user = userEvent.setup();
    const saved: Blob[] = [];
    URL.createObjectURL = (file) => (saved.push(file as Blob), 'blob:codes');
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    render(<RecoveryCodes codes={CODES} />);
    await user.click(screen.getByRole('button', { name: 'Download the codes' }));
    expect(saved.map(({ type, size }) => ({ type, size }))).toEqual([{ type: 'text/plain', size: 40 }]);
  });
});
