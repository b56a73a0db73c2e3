import { useQuery } from '@tanstack/react-query';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderApp, type FakeCalls, type RenderAppOptions } from '@narthex/shared-auth/testing';
import { fakeTextLayout } from '../testing';
import AboutPanel from './about-panel';

const site = {
  body: { success: true, data: { product: 'Mwangaza', slug: 'mwangaza', time_zone: 'Africa/Nairobi' } },
};
const page = (sections: object) => ({ body: { status: 'success', data: sections } });
const section = (changes: object = {}) => ({
  id: 3,
  title: 'Welcome',
  content: '<p>The <b>door</b> is open.</p>',
  image_url: null,
  version: 2,
  ...changes,
});

beforeAll(fakeTextLayout);

beforeEach(() => {
  sessionStorage.clear();
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});

function show(
  calls: FakeCalls = {},
  person: Pick<RenderAppOptions, 'role' | 'department'> = { role: 'admin' },
) {
  const user = userEvent.setup();
  const app = renderApp(<AboutPanel />, {
    ...person,
    calls: {
      'GET /v1/site': site,
      'GET /about/about_mwangaza': page({ welcome: section(), mission: section({ id: 4, title: 'Go' }) }),
      'GET /about/about_sda': page({}),
      ...calls,
    },
  });
  return { user, ...app };
}

it('offers the four pages, and lists the sections of the first', async () => {
  show();
  const pages = within(await screen.findByLabelText('Page')).getAllByRole('option');
  expect(pages.map(({ textContent }) => textContent)).toEqual([
    'About Mwangaza',
    'About SDA',
    "Elder's message",
    "Pastor's message",
  ]);
  expect(await screen.findByRole('heading', { name: 'Welcome' })).toBeInTheDocument();
  expect(screen.getAllByText('The door is open.')).toHaveLength(2);
});

it('keeps the lines of a text apart in the list', async () => {
  const content = '<ul><li>Worship.</li><li>Study.</li></ul><p>Service.</p>';
  show({ 'GET /about/about_mwangaza': page({ welcome: section({ content }) }) });
  expect(await screen.findByText('Worship. Study. Service.')).toBeInTheDocument();
});

it('edits one section at a time, and leaves edit mode when it is saved', async () => {
  const { user, requests } = show({
    'POST /about/content': {
      body: {
        status: 'success',
        success: true,
        message: 'x',
        data: section({ title: 'Karibu', version: 3 }),
      },
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Edit Welcome' }));
  expect(screen.getByRole('button', { name: 'Editing... Welcome' })).toBeDisabled();
  expect(screen.getByRole('button', { name: 'Edit Mission' })).toBeDisabled();
  const title = await screen.findByLabelText('Title');
  await user.clear(title);
  await user.type(title, 'Karibu');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Content updated successfully!')).toBeInTheDocument();
  expect(await screen.findByRole('button', { name: 'Edit Welcome' })).toBeEnabled();
  expect(requests.find(({ method }) => method === 'POST')).toMatchObject({
    body: {
      page_type: 'about_mwangaza',
      section_key: 'welcome',
      title: 'Karibu',
      content: '<p>The <b>door</b> is open.</p>',
    },
    headers: { 'If-Match': '"2"' },
  });
});

it('shows the HTML of a text, cancels, and says what was not saved', async () => {
  const { user } = show({ 'POST /about/content': { networkError: true } });
  await user.click(await screen.findByRole('button', { name: 'Edit Mission' }));
  await user.click(await screen.findByRole('button', { name: 'Plain HTML: Content' }));
  expect(screen.getByRole('textbox', { name: 'Content' })).toHaveValue('<p>The <b>door</b> is open.</p>');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Failed to update content')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(await screen.findByRole('button', { name: 'Edit Mission' })).toBeEnabled();
});

it('says when a page has no content, and lets a section be added', async () => {
  const { user, requests } = show({
    'POST /about/content': {
      body: { status: 'success', success: true, message: 'x', data: section({ id: 9 }) },
    },
  });
  await user.selectOptions(await screen.findByLabelText('Page'), 'About SDA');
  expect(await screen.findByText('No content found for this page.')).toBeInTheDocument();
  await user.selectOptions(screen.getByLabelText('Section without content'), 'Mission title');
  await user.click(screen.getByRole('button', { name: 'Add section' }));
  await user.type(await screen.findByLabelText('Title'), 'Our mission');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Content updated successfully!')).toBeInTheDocument();
  expect(requests.find(({ method }) => method === 'POST')?.body).toMatchObject({
    page_type: 'about_sda',
    section_key: 'mission_title',
    title: 'Our mission',
  });
});

it('says that nobody is signed in any more, and keeps what was typed', async () => {
  const { user } = show({ 'POST /about/content': { status: 401, body: { success: false, message: 'x' } } });
  await user.click(await screen.findByRole('button', { name: 'Edit Welcome' }));
  await user.type(await screen.findByLabelText('Title'), ' home');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Authentication required')).toBeInTheDocument();
  expect(screen.getByLabelText('Title')).toHaveValue('Welcome home');
});

it('keeps what was typed when somebody else deletes the section, and saves it as a new one', async () => {
  let isDeleted = false;
  const { user, requests } = show({
    'GET /about/about_mwangaza': () =>
      page({ ...(!isDeleted && { welcome: section() }), mission: section({ id: 4, title: 'Go' }) }),
    'POST /about/content': ({ headers }) => {
      isDeleted = true;
      return headers?.['If-Match'] === '"0"'
        ? { body: { status: 'success', success: true, message: 'x', data: section({ id: 9 }) } }
        : { status: 404, body: { success: false, code: 'not_found', message: 'Deleted.' } };
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Edit Welcome' }));
  await user.type(await screen.findByLabelText('Title'), ' home');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('You can save what you wrote as a new one.')).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Welcome' })).not.toBeInTheDocument());
  const title = screen.getByLabelText('Title');
  expect(title).toHaveValue('Welcome home');
  const next = screen.getByRole('heading', { name: 'Mission' });
  expect(title.compareDocumentPosition(next)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Content updated successfully!')).toBeInTheDocument();
  expect(requests.findLast(({ method }) => method === 'POST')?.body).toMatchObject({ title: 'Welcome home' });
});

it('lets the person choose when somebody else has written the same new section', async () => {
  let isThere = false;
  const theirs = section({ title: 'Karibu', version: 1 });
  const { user } = show({
    'GET /about/about_mwangaza': () => page(isThere ? { welcome: theirs } : {}),
    'POST /about/content': ({ headers, body }) => {
      isThere = true;
      return headers?.['If-Match'] === '"1"'
        ? { body: { status: 'success', success: true, message: 'x', data: section({ version: 2 }) } }
        : {
            status: 409,
            body: {
              success: false,
              code: 'conflict',
              message: 'Changed.',
              conflict: { current: theirs, current_version: 1, submitted: body },
            },
          };
    },
  });
  await user.selectOptions(await screen.findByLabelText('Section without content'), 'Welcome');
  await user.click(screen.getByRole('button', { name: 'Add section' }));
  await user.type(await screen.findByLabelText('Title'), 'Welcome home');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByRole('button', { name: 'Editing... Welcome' })).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Keep mine' }));
  expect(await screen.findByText('Content updated successfully!')).toBeInTheDocument();
});

it('says that it may not be read', async () => {
  show({ 'GET /about/about_mwangaza': { status: 403, body: { message: 'No', code: 'forbidden' } } });
  expect(await screen.findByText('You do not have permission to perform this action.')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
});

it('shows a change on the page itself without a reload', async () => {
  let title = 'Welcome';
  function AboutPage() {
    const { data } = useQuery({
      queryKey: ['about-content', 'about_mwangaza'],
      queryFn: () => Promise.resolve(title),
      staleTime: Infinity,
    });
    return <p>Page: {data}</p>;
  }
  const user = userEvent.setup();
  renderApp(
    <>
      <AboutPanel />
      <AboutPage />
    </>,
    {
      role: 'admin',
      calls: {
        'GET /v1/site': site,
        'GET /about/about_mwangaza': page({ welcome: section() }),
        'DELETE /about/content/3': () => {
          title = 'Built in';
          return { body: { status: 'success', success: true, message: 'x' } };
        },
      },
    },
  );
  await screen.findByText('Page: Welcome');
  await user.click(await screen.findByRole('button', { name: 'Delete Welcome' }));
  await user.click(await screen.findByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('Page: Built in')).toBeInTheDocument();
});

it('says that the content did not load', async () => {
  show({ 'GET /about/about_mwangaza': { networkError: true } });
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load content');
});

describe('deleting a section', () => {
  const deleted = { status: 'success', success: true, message: 'x' };

  it('asks first, and says that it is gone', async () => {
    let isThere = true;
    const { user, requests } = show({
      'GET /about/about_mwangaza': () => page(isThere ? { welcome: section() } : {}),
      'DELETE /about/content/3': () => {
        isThere = false;
        return { body: deleted };
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Delete Welcome' }));
    const dialog = await screen.findByRole('dialog', { name: 'Delete Welcome?' });
    expect(dialog).toHaveTextContent('Are you sure you want to delete this content?');
    expect(dialog).toHaveTextContent('This action cannot be undone.');
    expect(requests.some(({ method }) => method === 'DELETE')).toBe(false);
    await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Content deleted successfully!')).toBeInTheDocument();
    expect(await screen.findByText('No content found for this page.')).toBeInTheDocument();
    expect(requests.find(({ method }) => method === 'DELETE')?.headers['If-Match']).toBe('"2"');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('keeps the section and says so when the server fails', async () => {
    const { user } = show({ 'DELETE /about/content/3': { networkError: true } });
    await user.click(await screen.findByRole('button', { name: 'Delete Welcome' }));
    await user.click(await screen.findByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Failed to delete content')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(screen.getByRole('button', { name: 'Edit Welcome' })).toBeEnabled();
  });

  it('waits until the section that is edited is closed', async () => {
    const { user } = show();
    await user.click(await screen.findByRole('button', { name: 'Edit Welcome' }));
    expect(screen.getByRole('button', { name: 'Delete Welcome' })).toBeDisabled();
    expect(screen.getByRole('button', { name: 'Delete Mission' })).toBeDisabled();
  });

  it('is a proposal of who may only propose', async () => {
    const message = 'Your change was sent for approval. It takes effect once it is approved.';
    const { user } = show(
      {
        'DELETE /about/content/3': {
          status: 202,
          body: { success: true, message, data: { proposal_id: 5 } },
        },
      },
      { role: 'leader', department: 'youth' },
    );
    await user.click(await screen.findByRole('button', { name: 'Delete Welcome' }));
    const dialog = await screen.findByRole('dialog');
    expect(dialog).toHaveTextContent('The deletion is sent for approval. Until then nothing changes.');
    await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText(message)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Edit Welcome' })).toBeInTheDocument();
  });
});
