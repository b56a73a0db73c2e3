import { renderApp } from '@narthex/shared-auth/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { leader } from '../../testing/fixtures';
import { LeaderCard } from './leader-card';

const NOTHING = {
  biography: null,
  years_of_service: null,
  languages: [],
};

async function open(changes: Parameters<typeof leader>[0]) {
  renderApp(<LeaderCard leader={leader(changes)} />);
  await userEvent.setup().click(screen.getByText(/Read more/));
}

describe('a leader’s card', () => {
  it('names every way to reach the leader', async () => {
    await open({
      ...NOTHING,
      phone: '+254 700 000 021',
      linkedin_url: 'https://www.linkedin.com/in/amina-demo',
      facebook_url: 'https://www.facebook.com/amina-demo',
    });
    const links = screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
    expect(links).toEqual([
      ['Call Pr. Amina Wekesa: +254 700 000 021', 'tel:+254700000021'],
      ['LinkedIn of Pr. Amina Wekesa', 'https://www.linkedin.com/in/amina-demo'],
      ['Facebook of Pr. Amina Wekesa', 'https://www.facebook.com/amina-demo'],
    ]);
  });

  it.each([
    [1, '1 year'],
    [4, '4 years'],
  ])('counts %p as %p', async (years_of_service, text) => {
    await open({ years_of_service });
    expect(screen.getByText(text)).toBeInTheDocument();
  });

  it('has nothing to open when there is nothing more to say', () => {
    renderApp(<LeaderCard leader={leader(NOTHING)} />);
    expect(screen.queryByText(/Read more/)).not.toBeInTheDocument();
  });
});
