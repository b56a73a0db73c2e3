import { useUnsavedChanges } from '@narthex/shared-auth';
import { paths } from '@narthex/shared-contracts';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Link, useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { RemoteResources } from '../federation/loading/remote-resource';
import { siteRegistry } from '../testing/fake-registry';
import { signedIn } from '../testing/sessions';
import { showShell } from '../testing/show-shell';

const FORM = '/member-dashboard/form';

function Form() {
  const [text, setText] = useState('');
  const navigate = useNavigate();
  const [, setSearch] = useSearchParams();
  const markSaved = useUnsavedChanges(text !== '');
  return (
    <>
      <h1>The form</h1>
      <input aria-label="Text" value={text} onChange={(event) => setText(event.target.value)} />
      <button onClick={() => setText('')}>Undo</button>
      <button onClick={() => void navigate(paths.memberDashboard.to())}>By code</button>
      <button onClick={() => setSearch({ step: '2' })}>Next step</button>
      <button
        onClick={() => {
          markSaved();
          void navigate(paths.memberDashboard.to());
        }}
      >
        Save and go
      </button>
      <Link to={paths.memberDashboard.to()}>By link</Link>
    </>
  );
}

function Remote() {
  const { pathname } = useLocation();
  if (pathname === FORM) return <Form />;
  return (
    <>
      <h1>The list</h1>
      <Link to={FORM}>Edit</Link>
    </>
  );
}

const Home = () => <h1>The home page</h1>;
const prompt = () => screen.queryByRole('dialog', { name: 'Leave without saving?' });
const answer = async (name: string) => {
  const dialog = await screen.findByRole('dialog', { name: 'Leave without saving?' });
  await userEvent.click(within(dialog).getByRole('button', { name }));
};
const back = () => act(async () => window.history.back());
const heading = (name: string) => screen.findByRole('heading', { name });

/** Opens the form from the list and types something into it. */
async function startTyping() {
  const user = userEvent.setup();
  const resources = new RemoteResources(null);
  const provide = (name: string, component: () => React.JSX.Element) =>
    resources.provide(name, { module: { default: component }, version: '1.0.0', isPrevious: false });
  provide('member-area', Remote);
  provide('public-site', Home);
  const calls = { 'POST /auth/logout': { body: { success: true } } };
  showShell({
    registry: siteRegistry(),
    resources,
    path: '/member-dashboard',
    session: signedIn('member'),
    calls,
  });
  await user.click(screen.getByRole('link', { name: 'Edit' }));
  await user.type(await screen.findByRole('textbox', { name: 'Text' }), 'a');
  return user;
}

beforeEach(() => void jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());

describe('unsaved changes', () => {
  it.each([
    ['link', 'By link'],
    ['button', 'By code'],
  ])('are kept, or left by a %s', async (role, name) => {
    const user = await startTyping();
    await user.click(screen.getByRole(role, { name }));
    await answer('Keep editing');
    expect(screen.getByRole('textbox', { name: 'Text' })).toHaveValue('a');
    expect(window.location.pathname).toBe(FORM);
    await user.click(screen.getByRole(role, { name }));
    await answer('Leave without saving');
    expect(await heading('The list')).toBeInTheDocument();
    expect(prompt()).not.toBeInTheDocument();
  });

  it('are kept, or left with Back, and Forward works after it', async () => {
    await startTyping();
    await back();
    await answer('Keep editing');
    expect(window.location.pathname).toBe(FORM);
    expect(screen.getByRole('textbox', { name: 'Text' })).toHaveValue('a');
    await back();
    await answer('Leave without saving');
    expect(await heading('The list')).toBeInTheDocument();
    expect(window.location.pathname).toBe('/member-dashboard');
    await act(async () => window.history.forward());
    expect(await heading('The form')).toBeInTheDocument();
  });

  it('are asked about when the tab is closed', async () => {
    const user = await startTyping();
    const isWarned = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
    expect(isWarned()).toBe(true);
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(isWarned()).toBe(false);
  });

  it.each(['Undo', 'Next step'])('ask nothing after %s', async (name) => {
    const user = await startTyping();
    await user.click(screen.getByRole('button', { name }));
    expect(prompt()).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await user.click(screen.getByRole('link', { name: 'By link' }));
    expect(await heading('The list')).toBeInTheDocument();
  });

  it('ask nothing of a form that was saved and goes elsewhere in one step', async () => {
    const user = await startTyping();
    await user.click(screen.getByRole('button', { name: 'Save and go' }));
    expect(await heading('The list')).toBeInTheDocument();
    await waitFor(() => expect(prompt()).not.toBeInTheDocument());
  });
});
