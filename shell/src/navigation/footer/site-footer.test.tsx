import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { postedFormQuery, type PostedForm } from '@narthex/shared-auth';
import { renderApp, type FakeCalls } from '@narthex/shared-auth/testing';
import type { WorshipService } from '@narthex/shared-contracts/schemas/homepage';
import { fakeSite } from '../../testing/fake-site';
import { withShell } from '../../testing/with-shell';
import { SiteFooter } from './site-footer';

const slot = (id: number, kind: WorshipService['kind'], day: number, name: string): WorshipService => ({
  id,
  kind,
  day,
  name,
  start_time: '17:00',
  end_time: '18:00',
  location: null,
  description: null,
  sort_order: id,
  version: 1,
});

const services = [
  slot(1, 'weekly', 1, 'Prayer'),
  slot(2, 'service', 6, 'Sabbath School'),
  slot(3, 'office', 1, 'Office'),
];

const show = (calls: FakeCalls = {}) =>
  renderApp(withShell(<SiteFooter site={fakeSite} services={services} />), { calls });

async function ask(email: string, question = '') {
  const user = userEvent.setup();
  await user.click(screen.getByText('Ask us a question'));
  if (email) await user.type(screen.getByLabelText('Email'), email);
  if (question) await user.type(screen.getByLabelText('Your question'), question);
  await user.click(screen.getByRole('button', { name: 'Send question' }));
  return user;
}

it('tells about the congregation and its next service, and leads on', () => {
  show();
  expect(screen.getByText(fakeSite.about)).toBeInTheDocument();
  expect(screen.getByText('Sabbath School')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'The whole week' })).toHaveAttribute(
    'href',
    '/Announcements#the-week',
  );
  expect(
    within(screen.getByRole('navigation', { name: 'Quick links' })).getByRole('link', { name: 'Giving' }),
  ).toHaveAttribute('href', '/tithes-offerings');
  expect(screen.getByRole('link', { name: 'YouTube' })).toHaveAttribute('href', fakeSite.social[0]?.url);
  for (const name of ['Privacy', 'Terms', 'Accessibility']) {
    expect(screen.getByRole('link', { name })).toBeInTheDocument();
  }
});

it('names no service while none are known', () => {
  renderApp(withShell(<SiteFooter site={fakeSite} services={[]} />));
  expect(screen.queryByRole('heading', { name: 'Next service' })).not.toBeInTheDocument();
});

it('leaves out what a new site has not entered yet', () => {
  const site = {
    ...fakeSite,
    about: '',
    address: '',
    meeting_place: '',
    phone: '',
    email: '',
    social: [{ network: 'youtube' as const, url: '' }],
  };
  const { container } = renderApp(withShell(<SiteFooter site={site} services={[]} />));
  for (const link of screen.getAllByRole('link')) expect(link).toHaveAccessibleName(/\w/);
  expect(container.querySelectorAll('[href^="tel:"], [href^="mailto:"], [target="_blank"]')).toHaveLength(0);
  expect(container.querySelectorAll('p:empty, li:empty, ul:empty')).toHaveLength(0);
});

it('stores a question and repeats it in an alert', async () => {
  const { requests } = show({ 'POST /v1/inquiries': { status: 201, body: { success: true } } });
  await ask('Akinyi@demo.test', 'Where do I park?');
  const thanks = await screen.findByText(/Where do I park\?/, { selector: '[role=alert] *' });
  expect(thanks).toHaveTextContent('akinyi@demo.test');
  expect(requests.map(({ body }) => body)).toEqual([
    { email: 'akinyi@demo.test', message: 'Where do I park?' },
  ]);
  expect(screen.getByLabelText('Email')).toHaveValue('');
  expect(screen.getByRole('button', { name: 'Send question' })).toHaveFocus();
});

it('takes an address alone', async () => {
  const { requests } = show({ 'POST /v1/inquiries': { status: 201, body: { success: true } } });
  await ask('akinyi@demo.test');
  expect(await screen.findByText(/akinyi@demo\.test/, { selector: '[role=alert] *' })).toBeInTheDocument();
  expect(requests[0]?.body).toEqual({ email: 'akinyi@demo.test', message: null });
});

it('asks for a proper email address and sends nothing', async () => {
  const { requests } = show();
  await ask('akinyi', 'Where do I park?');
  expect(await screen.findByText('A valid email address is required')).toBeInTheDocument();
  expect(screen.getByLabelText('Email')).toHaveFocus();
  expect(screen.getByLabelText('Email')).toBeInvalid();
  expect(screen.getByLabelText('Your question')).toHaveValue('Where do I park?');
  expect(requests).toEqual([]);
});

it('puts a refusal on its field, and any other into the alert', async () => {
  const errors = { message: ['At most 2000 characters'] };
  const responses = [{ status: 422, body: { message: 'x', errors } }, { networkError: true }];
  show({ 'POST /v1/inquiries': () => responses.shift() ?? {} });
  const user = await ask('akinyi@demo.test', 'Hello');
  expect(await screen.findByText('At most 2000 characters')).toBeInTheDocument();
  expect(screen.getByLabelText('Your question')).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Send question' }));
  expect(await screen.findByText(/No response from server/)).toBeInTheDocument();
  expect(screen.getByLabelText('Your question')).toHaveValue('Hello');
});

/** Renders the footer as the server does, with the result of a plain post. */
function renderPlain(path: string, formState: PostedForm | null = null): string {
  const client = new QueryClient();
  client.setQueryData(postedFormQuery.queryKey, formState);
  return renderToString(
    <QueryClientProvider client={client}>
      <MemoryRouter initialEntries={[path]}>
        {withShell(<SiteFooter site={fakeSite} services={services} />)}
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

it('is a plain form where no script runs', () => {
  const html = renderPlain('/Health');
  // After a refused post the page opens at the form, because the form is at its end.
  expect(html).toMatch(/<form id="inquiry"[^>]*action="\/forms\/inquiry#inquiry" method="post"/);
  expect(html).toMatch(/<input type="hidden" name="back" value="\/Health"/);
});

it('says thank you after a plain post', () => {
  const html = renderPlain('/?sent=inquiry');
  expect(html).toContain('Your question has reached us.');
  expect(html).toMatch(/<details[^>]* open=""/);
});

it('shows a refused plain post again with its reason', () => {
  const html = renderPlain('/', {
    form: 'inquiry',
    values: { email: 'akinyi', message: 'When is choir practice?' },
    errors: { email: ['A valid email address is required'] },
  });
  expect(html).toContain('A valid email address is required');
  expect(html).toContain('value="akinyi"');
  expect(html).toContain('When is choir practice?');
});
