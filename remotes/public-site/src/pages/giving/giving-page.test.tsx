import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { broken, site } from '../../testing/fixtures';
import { openPage } from '../../testing/open-page';

describe('the giving page', () => {
  const CALL = 'GET /v1/page-content/resources/tithes_offerings';
  const giving = {
    paybill: '000247',
    account: 'KILIMA',
    send_money: '0700',
    account_holder: 'The treasurer',
  };

  it('has numbered steps and numbers to copy', async () => {
    const user = userEvent.setup();
    await openPage('/tithes-offerings', { [CALL]: broken }, { ...site, giving });
    const way = await screen.findByRole('region', { name: 'By paybill' });
    expect(within(way).getAllByRole('listitem')).toHaveLength(5);
    expect(screen.getByRole('region', { name: 'By sending money' })).toHaveTextContent('The treasurer');
    expect(screen.getByRole('heading', { name: 'Tithe' })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Copy the account number' }));
    expect(await navigator.clipboard.readText()).toBe('KILIMA');
  });

  it('says so while the settings hold no number', async () => {
    await openPage('/tithes-offerings', { [CALL]: broken });
    expect(await screen.findByText(/The numbers are not on this page yet/)).toBeInTheDocument();
  });
});
