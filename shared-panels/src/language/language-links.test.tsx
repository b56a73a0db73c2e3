import { screen } from '@testing-library/react';
import { renderApp } from '@narthex/shared-auth/testing';
import { fakeSite } from '../testing';
import { LanguageLinks } from './language-links';

const siteIn = (languages: string[]) => {
  const { body } = fakeSite as { body: { data: object } };
  return { body: { ...body, data: { ...body.data, languages } } };
};
const show = (languages: string[]) =>
  renderApp(<LanguageLinks />, {
    role: 'admin',
    path: '/admin/events?page=2',
    calls: { 'GET /v1/site': siteIn(languages) },
  });

it('leads to the same page of the dashboard in the other language', async () => {
  show(['en', 'sw']);
  const link = await screen.findByRole('link', { name: 'Kiswahili' });
  expect(link).toHaveAttribute('href', '/sw/admin/events?page=2');
  expect(link).toHaveAttribute('lang', 'sw');
});

it('offers nothing where the site has one language', async () => {
  show(['en']);
  await new Promise(process.nextTick);
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});
