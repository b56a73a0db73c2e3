import { renderApp } from '@narthex/shared-auth/testing';
import { fireEvent, screen } from '@testing-library/react';
import { FormHead } from './form-head';
import { useVisitorForm, type Submit } from './use-visitor-form';

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
