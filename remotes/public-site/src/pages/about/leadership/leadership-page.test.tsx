import type { Leader } from '@narthex/shared-contracts/schemas/leaders';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { broken, leader } from '../../../testing/fixtures';
import { openPage } from '../../../testing/open-page';

const deacon = leader({ id: 2, name: 'Juma Otieno', category: 'deacons' });

const list = (rows: readonly Leader[], total = rows.length) => ({
  body: {
    success: true,
    data: rows,
    meta: { page: 1, per_page: 24, limit: 24, total, has_more_than_total: false },
  },
});

const byCategory = ({ params = {} }: { params?: Record<string, unknown> }) => {
  const { category } = params;
  return list([leader(), deacon].filter((one) => !category || one.category === category));
};

it('shows everybody, and narrows the directory to an office by its URL', async () => {
  const user = userEvent.setup();
  await openPage('/leadership', { 'GET /v1/leaders': byCategory });
  expect(await screen.findByRole('heading', { name: 'Pr. Amina Wekesa' })).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'Juma Otieno' })).toBeInTheDocument();
  const offices = within(screen.getByRole('navigation', { name: 'Leaders by office' }));
  expect(offices.getByRole('link', { name: 'All Leaders' })).toHaveAttribute('aria-current', 'page');
  await user.click(offices.getByRole('link', { name: 'Deacons' }));
  expect(await screen.findByRole('heading', { level: 2, name: 'Deacons' })).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'Juma Otieno' })).toBeInTheDocument();
  expect(screen.queryByRole('heading', { name: 'Pr. Amina Wekesa' })).not.toBeInTheDocument();
});

it('opens at the office that its URL names, and says when nobody holds it', async () => {
  await openPage('/leadership?category=elders', { 'GET /v1/leaders': byCategory });
  expect(await screen.findByText('No leaders found in this category.')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Elders' })).toHaveAttribute('aria-current', 'page');
});

it('leads through a long directory page by page', async () => {
  await openPage('/leadership?category=deacons&page=2', { 'GET /v1/leaders': list([deacon], 60) });
  expect(await screen.findByRole('link', { name: 'More leaders' })).toHaveAttribute(
    'href',
    '/leadership?category=deacons&page=3#directory',
  );
  expect(screen.getByRole('link', { name: 'Back' })).toHaveAttribute(
    'href',
    '/leadership?category=deacons#directory',
  );
});

it('says that loading failed and tries again when asked', async () => {
  const user = userEvent.setup();
  const responses = [broken, list([leader()])];
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  await openPage('/leadership', { 'GET /v1/leaders': () => responses.shift() ?? list([]) });
  expect(await screen.findByText('Failed to load leadership information')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'Pr. Amina Wekesa' })).toBeInTheDocument();
});
