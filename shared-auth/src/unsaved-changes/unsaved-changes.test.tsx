import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { BrowserRouter, Link, MemoryRouter, useLocation, useNavigate } from 'react-router-dom';
import {
  LEAVE_MESSAGES,
  hasUnsavedChanges,
  leaveAfterConfirm,
  useLeavePrompt,
  useUnsavedChanges,
} from './unsaved-changes';
import { UnsavedChangesGuard } from './unsaved-changes-guard';

const FORM = '/member/profile';
const LIST = '/member-dashboard';

function Form({ name }: { name: string }) {
  const [isDirty, setDirty] = useState(false);
  const markSaved = useUnsavedChanges(isDirty);
  const navigate = useNavigate();
  return (
    <fieldset aria-label={name}>
      <button onClick={() => setDirty(true)}>{`Type into ${name}`}</button>
      <button onClick={() => setDirty(false)}>{`Undo ${name}`}</button>
      <button
        onClick={() => {
          markSaved();
          void navigate(LIST);
        }}
      >
        {`Save ${name}`}
      </button>
    </fieldset>
  );
}

function Page() {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  return (
    <>
      <p>{pathname + search}</p>
      {pathname === FORM && <Form name="profile" />}
      {pathname === FORM && <Form name="password" />}
      <Link to={FORM}>The form</Link>
      <Link to={LIST}>The list</Link>
      <Link to={LIST} replace>
        The list instead
      </Link>
      <Link to="?step=2">Next step</Link>
      <Link to="?step=3" replace>
        Other step
      </Link>
      <button onClick={() => void navigate(-1)}>Step back</button>
    </>
  );
}

function Prompt() {
  const { isOpen, stay, leave } = useLeavePrompt();
  if (!isOpen) return null;
  return (
    <div role="dialog" aria-label={LEAVE_MESSAGES.title}>
      <button onClick={stay}>{LEAVE_MESSAGES.stay}</button>
      <button onClick={leave}>{LEAVE_MESSAGES.leave}</button>
    </div>
  );
}

const content = (
  <UnsavedChangesGuard>
    <Page />
    <Prompt />
  </UnsavedChangesGuard>
);

const click = (name: string) => userEvent.click(screen.getByText(name));
const isAsked = () => screen.queryByRole('dialog', { name: 'Leave without saving?' }) !== null;
const step = (delta: number) => act(async () => window.history.go(delta));

async function at(path: string) {
  expect(await screen.findByText(path)).toBeInTheDocument();
}

describe('inside the site', () => {
  beforeEach(() => {
    render(
      <MemoryRouter initialEntries={[LIST, FORM]} initialIndex={1}>
        {content}
      </MemoryRouter>,
    );
  });

  it.each(['The list', 'The list instead', 'Step back'])('%s asks first, and leads on', async (way) => {
    await click('Type into profile');
    await click(way);
    await at(FORM);
    await click('Keep editing');
    expect(isAsked()).toBe(false);
    expect(hasUnsavedChanges()).toBe(true);
    await click(way);
    await click('Leave without saving');
    await at(LIST);
    expect(isAsked()).toBe(false);
    expect(hasUnsavedChanges()).toBe(false);
  });

  it.each(['The list', 'The list instead', 'Step back'])(
    '%s leads on where nothing is unsaved',
    async (way) => {
      await click(way);
      await at(LIST);
      expect(isAsked()).toBe(false);
    },
  );

  it('asks nothing of steps that stay on the path', async () => {
    await click('Type into profile');
    await click('Next step');
    await at(`${FORM}?step=2`);
    await click('Other step');
    await at(`${FORM}?step=3`);
    await click('The form');
    await at(FORM);
    expect(isAsked()).toBe(false);
  });

  it('follows the path that is left, not the one it began with', async () => {
    await click('The list');
    await click('The form');
    await click('Type into profile');
    await click('Next step');
    await at(`${FORM}?step=2`);
    await click('The list');
    expect(isAsked()).toBe(true);
    await click('Leave without saving');
    await at(LIST);
  });

  it('asks for as long as one of several forms is unsaved', async () => {
    await click('Type into profile');
    await click('Type into password');
    await click('Undo profile');
    expect(hasUnsavedChanges()).toBe(true);
    await click('Undo password');
    expect(hasUnsavedChanges()).toBe(false);
  });

  it('asks nothing of a form that was saved and goes elsewhere in one step', async () => {
    await click('Type into profile');
    await click('Save profile');
    await at(LIST);
    expect(isAsked()).toBe(false);
  });

  it('warns when the tab is closed, for as long as something is unsaved', async () => {
    const isWarned = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
    expect(isWarned()).toBe(false);
    await click('Type into profile');
    expect(isWarned()).toBe(true);
    await click('Undo profile');
    expect(isWarned()).toBe(false);
  });

  it('runs at once what waits for nothing, and what waits only after it is agreed to', async () => {
    const leave = jest.fn();
    leaveAfterConfirm(leave);
    expect(leave).toHaveBeenCalledTimes(1);
    await click('Type into profile');
    act(() => leaveAfterConfirm(leave));
    expect(leave).toHaveBeenCalledTimes(1);
    await click('Leave without saving');
    expect(leave).toHaveBeenCalledTimes(2);
  });
});

describe('Back and Forward of the browser', () => {
  beforeEach(async () => {
    window.history.replaceState(null, '', LIST);
    render(<BrowserRouter>{content}</BrowserRouter>);
    await click('The form');
    await at(FORM);
  });

  it('lead on where nothing is unsaved', async () => {
    await step(-1);
    await at(LIST);
    await step(1);
    await at(FORM);
    expect(isAsked()).toBe(false);
  });

  /** The dialog is open, and neither the page nor the URL has changed. */
  async function expectQuestion() {
    expect(await screen.findByRole('dialog', { name: 'Leave without saving?' })).toBeInTheDocument();
    await waitFor(() => expect(window.location.pathname).toBe(FORM));
    await at(FORM);
  }

  it('ask first: the page and the URL stay, until the person agrees', async () => {
    await click('Type into profile');
    await step(-1);
    await expectQuestion();
    await click('Keep editing');
    await step(-1);
    await expectQuestion();
    await click('Leave without saving');
    await at(LIST);
    expect(window.location.pathname).toBe(LIST);
    await step(1);
    await at(FORM);
    expect(isAsked()).toBe(false);
  });

  it('are not held by a page that has new changes once the person has agreed', async () => {
    await click('Type into profile');
    await step(-1);
    await expectQuestion();
    fireEvent.click(screen.getByText('Leave without saving'));
    fireEvent.click(screen.getByText('Undo profile'));
    fireEvent.click(screen.getByText('Type into profile'));
    expect(window.dispatchEvent(new Event('beforeunload', { cancelable: true }))).toBe(true);
    await at(LIST);
    expect(isAsked()).toBe(false);
    await step(1);
    await at(FORM);
    await click('Type into profile');
    await step(-1);
    await expectQuestion();
  });

  it('take back as many steps as were taken, in either direction', async () => {
    await click('The list');
    await at(LIST);
    await click('The form');
    await at(FORM);
    await click('Next step');
    await at(`${FORM}?step=2`);
    await step(-1);
    await at(FORM);
    await click('Type into profile');
    await step(-1);
    await expectQuestion();
    await click('Keep editing');
    await step(1);
    await at(`${FORM}?step=2`);
    await step(-2);
    expect(await screen.findByRole('dialog')).toBeInTheDocument();
    await waitFor(() => expect(window.location.search).toBe('?step=2'));
    await click('Leave without saving');
    await at(LIST);
    await step(2);
    await at(`${FORM}?step=2`);
  });

  it('ask nothing of steps that stay on the path', async () => {
    await click('Next step');
    await at(`${FORM}?step=2`);
    await click('Type into profile');
    await step(-1);
    await at(FORM);
    expect(isAsked()).toBe(false);
  });

  it('are no longer listened to once the page is closed', async () => {
    await click('Type into profile');
    cleanup();
    render(<Prompt />);
    await step(-1);
    await waitFor(() => expect(window.location.pathname).toBe(LIST));
    expect(isAsked()).toBe(false);
  });
});
