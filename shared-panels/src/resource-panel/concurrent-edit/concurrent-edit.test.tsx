import { renderApp, type FakeCalls, type FakeResponse } from '@narthex/shared-auth/testing';
import { getOrderVersion } from '@narthex/shared-contracts/order-version';
import type { Slide } from '@narthex/shared-contracts/schemas/homepage';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Check } from 'lucide-react';
import { SLIDE_RESOURCE } from '../../homepage/homepage-panel';
import { fakeList, fakeSite } from '../../testing';
import { openDraft } from '../form/form-draft';
import { ListPanel } from '../list-panel';
import type { ListDefinition, ResourceDefinition } from '../resource';
import { ResourcePanel } from '../resource-panel';

const slide = (changes: Partial<Slide> = {}): Slide => ({
  id: 1,
  title: 'Camp',
  content: 'By the lake.',
  image_url: 'https://demo.test/camp.jpg',
  cta_text: null,
  cta_link: null,
  is_active: true,
  version: 3,
  ...changes,
});

beforeEach(() => {
  sessionStorage.clear();
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});

/** Creates an endpoint that refuses until a request contains the current version. */
const guarded =
  (now: object, version: number, success: object): FakeResponse =>
  ({ headers, body }) =>
    headers?.['If-Match'] === `"${version}"`
      ? { body: { success: true, ...success } }
      : {
          status: 409,
          body: {
            message: 'Somebody else changed this in the meantime.',
            code: 'conflict',
            conflict: { current: now, current_version: version, submitted: body },
          },
        };

const QUICK: ResourceDefinition<Slide, never> = {
  ...(SLIDE_RESOURCE as unknown as ResourceDefinition<Slide, never>),
  getQuickChanges: ({ title }) => [
    { label: `Hide ${title}`, icon: null, body: { is_active: false } as never, done: 'Hidden.' },
  ],
};

const CONFIRMED: ListDefinition<Slide> = {
  ...SLIDE_RESOURCE,
  actions: [
    {
      key: 'bless',
      getLabel: ({ title }) => `Bless ${title}`,
      icon: Check,
      isOffered: ({ is_active: isActive }) => isActive,
      isDone: () => false,
      question: {
        getTitle: ({ title }) => `Bless ${title}?`,
        reason: { label: 'Why', required: 'Say why' },
        confirm: 'Bless',
        busy: 'Blessing...',
      },
      run: async ({ id }, { reason }, write) => {
        await write('slides.update', { id, body: { content: reason } });
        return 'Blessed.';
      },
      failure: 'Failed to bless the slide',
    },
    {
      key: 'hide',
      getLabel: ({ title }) => `Hide ${title}`,
      icon: Check,
      isOffered: ({ is_active: isActive }) => isActive,
      run: async ({ id }, _input, write) => {
        await write('slides.update', { id, body: { is_active: false } });
        return 'Hidden.';
      },
      failure: 'Failed to hide the slide',
    },
    {
      key: 'write',
      getLabel: ({ title }) => `Write about ${title}`,
      icon: Check,
      run: async (_row, _input, write) => {
        await write('slides.update', { id: 9, body: { title: 'News' } }, { isOfAnother: true });
        return 'Written.';
      },
      failure: 'Failed to write',
    },
  ],
};

/** Renders a list before and after another person's change. */
function show(
  calls: FakeCalls,
  later: readonly Slide[] = [slide()],
  panel: 'list' | ResourceDefinition<Slide, never> = QUICK,
) {
  let isRead = false;
  const app = renderApp(
    panel === 'list' ? (
      <ListPanel definition={CONFIRMED} scope={{ kind: 'church' }} />
    ) : (
      <ResourcePanel definition={panel} scope={{ kind: 'church' }} />
    ),
    {
      role: 'admin',
      calls: {
        'GET /v1/site': fakeSite,
        'GET /v1/homepage/slides': (request) => {
          const rows = isRead ? later : [slide(), slide({ id: 2, title: 'Choir', version: 1 })];
          isRead = true;
          const respond = fakeList(rows);
          return typeof respond === 'function' ? respond(request) : respond;
        },
        ...calls,
      },
    },
  );
  return { user: userEvent.setup(), ...app };
}
const cells = (name: RegExp) =>
  within(screen.getByRole('row', { name }))
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);

it('deletes what the person saw; changed meanwhile, both versions stand in the question, which is asked again', async () => {
  const theirs = slide({ title: 'Camp meeting', version: 4 });
  const { user, requests } = show({ 'DELETE /v1/homepage/slides/1': guarded(theirs, 4, {}) }, [theirs]);
  await user.click(await screen.findByRole('button', { name: 'Delete Camp' }));
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Delete' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete Camp meeting?' }));
  expect(dialog.getByRole('alert')).toHaveTextContent('Somebody else changed this in the meantime.');
  expect(cells(/^Title/)).toEqual(['Camp', 'Camp meeting']);
  expect(dialog.queryByText('Failed to delete slide')).not.toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('Slide deleted successfully!')).toBeInTheDocument();
  const sent = requests.filter(({ method }) => method === 'DELETE').map(({ headers }) => headers['If-Match']);
  expect(sent).toEqual(['"3"', '"4"']);
});

it('says of a quick change what somebody else changed, and shows the row as it is now', async () => {
  const theirs = slide({ title: 'Camp meeting', content: 'x'.repeat(80), version: 4 });
  const { user } = show({ 'PUT /v1/homepage/slides/1': guarded(theirs, 4, { data: theirs }) }, [theirs]);
  await user.click(await screen.findByRole('button', { name: 'Hide Camp' }));
  expect(
    await screen.findByText(
      'Failed to update slide. Somebody else changed this in the meantime: Title is “Camp meeting” now, Content. You see it as it is now.',
    ),
  ).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Hide Camp meeting' }));
  expect(await screen.findByText('Hidden.')).toBeInTheDocument();
});

it('takes a quick change for done where it is stored already', async () => {
  // The response of the first attempt was lost.
  const stored = slide({ is_active: false, version: 4 });
  const { user } = show({ 'PUT /v1/homepage/slides/1': guarded(stored, 4, { data: stored }) }, [stored]);
  await user.click(await screen.findByRole('button', { name: 'Hide Camp' }));
  expect(await screen.findByText('Hidden.')).toBeInTheDocument();
});

it.each([
  [403, 'You no longer manage this.'],
  [429, 'Fifty of your changes wait for approval.'],
])('says why a form is refused with %i', async (status, message) => {
  const { user } = show({ 'PUT /v1/homepage/slides/1': { status, body: { code: 'refused', message } } });
  await user.click(await screen.findByRole('button', { name: 'Edit Camp' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(await dialog.findByRole('button', { name: 'Update Slide' }));
  expect(await dialog.findByText(`Failed to save slide. ${message}`)).toBeInTheDocument();
});

describe('what somebody else has deleted', () => {
  const GONE: FakeResponse = { status: 404, body: { code: 'not_found', message: 'This was not found.' } };
  const REASON = 'It is no longer there. Somebody else may have deleted it.';
  const others = [slide({ id: 2, title: 'Choir', version: 1 })];

  it('is said of a form, which keeps what was typed', async () => {
    const { user } = show({ 'PUT /v1/homepage/slides/1': GONE }, others);
    await user.click(await screen.findByRole('button', { name: 'Edit Camp' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(await dialog.findByRole('textbox', { name: /^Title/ }), ' meeting');
    await user.click(dialog.getByRole('button', { name: 'Update Slide' }));
    expect(await dialog.findByText(`Failed to save slide. ${REASON}`)).toBeInTheDocument();
    expect(dialog.getByRole('textbox', { name: /^Title/ })).toHaveValue('Camp meeting');
    expect(screen.queryByRole('button', { name: 'Edit Camp' })).not.toBeInTheDocument();
  });

  it('can be saved as a new one with what was typed', async () => {
    const { user, requests } = show(
      {
        'PUT /v1/homepage/slides/1': GONE,
        'POST /v1/homepage/slides': { status: 201, body: { success: true, data: slide({ id: 9 }) } },
      },
      others,
    );
    await user.click(await screen.findByRole('button', { name: 'Edit Camp' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(await dialog.findByRole('textbox', { name: /^Title/ }), ' meeting');
    await user.click(dialog.getByRole('button', { name: 'Update Slide' }));
    expect(await dialog.findByText('You can save what you wrote as a new one.')).toBeInTheDocument();
    expect(screen.getByRole('dialog', { name: 'Create New Slide' })).toBeInTheDocument();
    expect(openDraft({ resource: 'slides', actorId: 7, rowId: undefined }).read()).toMatchObject({
      values: { title: 'Camp meeting' },
    });
    await user.click(dialog.getByRole('button', { name: 'Create Slide' }));
    expect(await screen.findByText('Slide created successfully!')).toBeInTheDocument();
    expect(requests.find(({ method }) => method === 'POST')).toMatchObject({
      body: { title: 'Camp meeting' },
      headers: { 'If-Match': '"0"' },
    });
    expect(sessionStorage).toHaveLength(0);
  });

  it('can be copied by people who can’t create one', async () => {
    const { create: _create, ...endpoints } = SLIDE_RESOURCE.endpoints;
    const { user } = show({ 'PUT /v1/homepage/slides/1': GONE }, others, { ...QUICK, endpoints } as never);
    await user.click(await screen.findByRole('button', { name: 'Edit Camp' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit Slide' }));
    await user.type(await dialog.findByRole('textbox', { name: /^Title/ }), ' meeting');
    await user.click(dialog.getByRole('button', { name: 'Update Slide' }));
    expect(await dialog.findByText('Copy what you want to keep before you close this.')).toBeInTheDocument();
    expect(dialog.getByRole('textbox', { name: /^Title/ })).toHaveValue('Camp meeting');
  });

  it('needs no second deletion, and the row goes', async () => {
    const { user } = show({ 'DELETE /v1/homepage/slides/1': GONE }, others);
    await user.click(await screen.findByRole('button', { name: 'Delete Camp' }));
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Slide deleted successfully!')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Delete Camp' })).not.toBeInTheDocument();
  });

  it('is said of an action, and the row goes', async () => {
    const { user } = show({ 'PUT /v1/homepage/slides/1': GONE }, others, 'list');
    await user.click(await screen.findByRole('button', { name: 'Hide Camp' }));
    expect(await screen.findByText(`Failed to hide the slide. ${REASON}`)).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Hide Camp' })).not.toBeInTheDocument());
  });
});

const isProtected = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

describe('an action of a row', () => {
  it('protects a reason that is being typed, until it was sent', async () => {
    const { user } = show(
      { 'PUT /v1/homepage/slides/1': { body: { success: true, data: slide() } } },
      undefined,
      'list',
    );
    await user.click(await screen.findByRole('button', { name: 'Bless Camp' }));
    expect(isProtected()).toBe(false);
    await user.type(await screen.findByLabelText(/Why/), 'Because');
    expect(isProtected()).toBe(true);
    await user.click(screen.getByRole('button', { name: 'Bless' }));
    expect(await screen.findByText('Blessed.')).toBeInTheDocument();
    expect(isProtected()).toBe(false);
  });

  it('sends the version that was seen, and none where it is of another object', async () => {
    const { user, requests } = show(
      {
        'PUT /v1/homepage/slides/1': guarded(slide(), 3, { data: slide() }),
        'PUT /v1/homepage/slides/9': { body: { success: true, data: slide({ id: 9 }) } },
      },
      undefined,
      'list',
    );
    await user.click(await screen.findByRole('button', { name: 'Hide Camp' }));
    expect(await screen.findByText('Hidden.')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Write about Camp' }));
    expect(await screen.findByText('Written.')).toBeInTheDocument();
    const sent = requests.filter(({ method }) => method === 'PUT').map(({ headers }) => headers['If-Match']);
    expect(sent).toEqual(['"3"', undefined]);
  });

  it('asks again with both versions, and keeps what was typed', async () => {
    const theirs = slide({ cta_text: 'Come', version: 4 });
    const calls = { 'PUT /v1/homepage/slides/1': guarded(theirs, 4, { data: theirs }) };
    const { user } = show(calls, [theirs], 'list');
    await user.click(await screen.findByRole('button', { name: 'Bless Camp' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByLabelText(/Why/), 'Because');
    await user.click(dialog.getByRole('button', { name: 'Bless' }));
    expect(await dialog.findByText(/Look at both versions/)).toBeInTheDocument();
    expect(cells(/Cta text|CTA text/i)).toEqual(['empty', 'Come']);
    expect(dialog.getByLabelText(/Why/)).toHaveValue('Because');
    await user.click(dialog.getByRole('button', { name: 'Bless' }));
    expect(await screen.findByText('Blessed.')).toBeInTheDocument();
  });

  it('is over where it is offered no more, and says why', async () => {
    const theirs = slide({ is_active: false, version: 4 });
    const calls = { 'PUT /v1/homepage/slides/1': guarded(theirs, 4, { data: theirs }) };
    const { user } = show(calls, [theirs], 'list');
    await user.click(await screen.findByRole('button', { name: 'Bless Camp' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByLabelText(/Why/), 'Because');
    await user.click(dialog.getByRole('button', { name: 'Bless' }));
    expect(
      await screen.findByText(/^Failed to bless the slide. Somebody else changed this .* is “No” now/),
    ).toBeInTheDocument();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('takes an action for done where the row shows its result already', async () => {
    const stored = slide({ is_active: false, version: 4 });
    const { user } = show({ 'PUT /v1/homepage/slides/1': guarded(stored, 4, {}) }, [stored], 'list');
    await user.click(await screen.findByRole('button', { name: 'Hide Camp' }));
    expect(await screen.findByText('This is done already. You see it as it is now.')).toBeInTheDocument();
  });

  it('tells of other refusals in the question, for the next try', async () => {
    const { user } = show(
      {
        'PUT /v1/homepage/slides/1': {
          status: 409,
          body: { message: 'The chapel is full.', code: 'conflict' },
        },
      },
      undefined,
      'list',
    );
    await user.click(await screen.findByRole('button', { name: 'Bless Camp' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByLabelText(/Why/), 'Because');
    await user.click(dialog.getByRole('button', { name: 'Bless' }));
    expect(await dialog.findByText('Failed to bless the slide. The chapel is full.')).toBeInTheDocument();
  });
});

describe('a new order', () => {
  const saved = {
    order: [
      { id: 2, title: 'Choir' },
      { id: 1, title: 'Camp' },
      { id: 7, title: 'Elsewhere' },
    ],
  };
  const changedMeanwhile = guarded(saved, getOrderVersion([2, 1]), { message: 'x', data: [] });

  async function meetConflict() {
    const app = show({ 'POST /v1/homepage/slides/reorder': changedMeanwhile }, [
      slide({ id: 2, title: 'Choir', version: 1 }),
      slide(),
    ]);
    await app.user.click(await screen.findByRole('button', { name: 'Change order' }));
    await app.user.click(await screen.findByRole('button', { name: 'Move Choir up' }));
    await app.user.click(screen.getByRole('button', { name: 'Move Camp up' }));
    await app.user.click(screen.getByRole('button', { name: 'Move Choir up' }));
    await app.user.click(screen.getByRole('button', { name: 'Save order' }));
    await screen.findByText('Somebody else saved this while you were editing');
    const versions = () =>
      app.requests.filter(({ url }) => url.endsWith('/reorder')).map(({ headers }) => headers['If-Match']);
    return { ...app, versions };
  }

  it('names the order it was made from, and may be kept over the one that somebody else saved', async () => {
    const { user, versions } = await meetConflict();
    await user.click(screen.getByRole('button', { name: 'Keep mine' }));
    expect(await screen.findByText('Slides reordered successfully!')).toBeInTheDocument();
    expect(versions()).toEqual([`"${getOrderVersion([1, 2])}"`, `"${getOrderVersion([2, 1])}"`]);
  });

  it('gives way to theirs, of the entries that are listed', async () => {
    const { user } = await meetConflict();
    await user.click(screen.getByRole('button', { name: 'Take theirs' }));
    await waitFor(() =>
      expect(screen.getAllByRole('button', { name: /^Move \w+$/ }).map((one) => one.ariaLabel)).toEqual([
        'Move Choir',
        'Move Camp',
      ]),
    );
  });

  it('is kept without what somebody else has deleted', async () => {
    const left = { order: [{ id: 2, title: 'Choir' }] };
    const { user, requests } = show({
      'POST /v1/homepage/slides/reorder': guarded(left, getOrderVersion([2]), { message: 'x', data: [] }),
    });
    await user.click(await screen.findByRole('button', { name: 'Change order' }));
    await user.click(await screen.findByRole('button', { name: 'Move Choir up' }));
    await user.click(screen.getByRole('button', { name: 'Save order' }));
    await user.click(await screen.findByRole('button', { name: 'Keep mine' }));
    expect(await screen.findByText('Slides reordered successfully!')).toBeInTheDocument();
    expect(requests.findLast(({ url }) => url.endsWith('/reorder'))?.body).toEqual({ ids: [2] });
  });

  it('leads back to what was put in order, which is protected', async () => {
    const { user } = await meetConflict();
    expect(isProtected()).toBe(true);
    await user.click(screen.getByRole('button', { name: 'Back to the form' }));
    expect(await screen.findByRole('button', { name: 'Save order' })).toBeEnabled();
  });
});
