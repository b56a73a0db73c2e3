import { renderApp } from '@narthex/shared-auth/testing';
import { fireEvent, screen } from '@testing-library/react';
import { useVisitorForm, type Submit } from './use-visitor-form';

function Form({ loadSubmit }: { loadSubmit: () => Promise<Submit> }) {
  const { kind, errors, formProps } = useVisitorForm({
    name: 'visit',
    elementId: 'plan-a-visit',
    loadSubmit,
    failure: 'Your visit could not be sent.',
  });
  return (
    <form aria-label="Visit" {...formProps}>
      <output>{errors[''] ?? kind}</output>
    </form>
  );
}

it('is sent though its code came with the second attempt only', async () => {
  const lost = () => Promise.reject(new Error('Loading chunk failed'));
  const attempts: (() => Promise<Submit>)[] = [lost, async () => async () => ({ kind: 'sent' })];
  renderApp(<Form loadSubmit={() => (attempts.shift() ?? lost)()} />);
  fireEvent.submit(screen.getByRole('form', { name: 'Visit' }));
  expect(await screen.findByText('sent')).toBeInTheDocument();
});

it('says that it could not be sent when its code does not come', async () => {
  renderApp(<Form loadSubmit={() => Promise.reject(new Error('Loading chunk failed'))} />);
  fireEvent.submit(screen.getByRole('form', { name: 'Visit' }));
  expect(await screen.findByText(/^Your visit could not be sent. No response/)).toBeInTheDocument();
});
