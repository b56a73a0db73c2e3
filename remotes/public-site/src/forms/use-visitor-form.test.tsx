import { renderApp } from '@narthex/shared-auth/testing';
import { TextField } from '@narthex/shared-ui';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { FormHead } from './form-head';
import { useVisitorForm, type Outcome, type Submit } from './use-visitor-form';

function Form({ loadSubmit }: { loadSubmit: () => Promise<Submit> }) {
  const form = useVisitorForm({
    name: 'visit',
    elementId: 'plan-a-visit',
    loadSubmit,
    failure: 'Your visit could not be sent.',
  });
  return (
    <form aria-label="Visit" {...form.formProps}>
      <FormHead form={form} backTo="/" sentText="See you." />
      <TextField label="Day" type="date" {...form.field('day')} />
    </form>
  );
}

it('is sent though its code came with the second attempt only', async () => {
  const lost = () => Promise.reject(new Error('Loading chunk failed'));
  const attempts: (() => Promise<Submit>)[] = [lost, async () => async () => ({ kind: 'sent' })];
  renderApp(<Form loadSubmit={() => (attempts.shift() ?? lost)()} />);
  fireEvent.submit(screen.getByRole('form', { name: 'Visit' }));
  expect(await screen.findByText('See you.')).toBeInTheDocument();
});

it('shows that it could not be sent when its code does not come, also to who is at its end', async () => {
  const shown: Element[] = [];
  Element.prototype.scrollIntoView = function () {
    shown.push(this);
  };
  renderApp(<Form loadSubmit={() => Promise.reject(new Error('Loading chunk failed'))} />);
  fireEvent.submit(screen.getByRole('form', { name: 'Visit' }));
  const alert = await screen.findByText(/^Your visit could not be sent. No response/);
  Reflect.deleteProperty(Element.prototype, 'scrollIntoView');
  expect(shown).toEqual([alert]);
});

it('is refused with half a date, which the browser reads as none', async () => {
  const submit = jest.fn<Promise<Outcome>, []>(async () => ({ kind: 'sent' }));
  renderApp(<Form loadSubmit={async () => submit} />);
  const day = screen.getByLabelText('Day');
  Object.defineProperty(day, 'validity', { value: { badInput: true }, configurable: true });
  fireEvent.submit(screen.getByRole('form', { name: 'Visit' }));
  await waitFor(() => expect(day).toHaveAccessibleDescription(/^This date is incomplete/));
  expect(day).toHaveFocus();
  expect(submit).not.toHaveBeenCalled();
  Reflect.deleteProperty(day, 'validity');
  fireEvent.submit(screen.getByRole('form', { name: 'Visit' }));
  expect(await screen.findByText('See you.')).toBeInTheDocument();
});
