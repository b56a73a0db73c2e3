import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Tabs } from './tabs';

const tabs = ['Sign In', 'Join Us', 'Help'].map((label) => ({
  id: label.toLowerCase().replace(' ', '-'),
  label,
  content: <p>{label} here</p>,
}));

it('opens the first tab and shows only its content', () => {
  render(<Tabs label="Portal" tabs={tabs} />);
  expect(screen.getByRole('tab', { name: 'Sign In' })).toHaveAttribute('aria-selected', 'true');
  expect(screen.getByRole('tabpanel', { name: 'Sign In' })).toHaveTextContent('Sign In here');
  expect(screen.queryByText('Join Us here')).not.toBeInTheDocument();
});

it('moves with the arrow keys, Home and End, around the ends', async () => {
  const user = userEvent.setup();
  render(<Tabs label="Portal" tabs={tabs} />);
  await user.tab();
  await user.keyboard('{ArrowRight}');
  expect(screen.getByRole('tab', { name: 'Join Us' })).toHaveFocus();
  expect(screen.getByRole('tabpanel', { name: 'Join Us' })).toBeInTheDocument();
  await user.keyboard('{End}{ArrowRight}');
  expect(screen.getByRole('tab', { name: 'Sign In' })).toHaveFocus();
  await user.keyboard('{ArrowLeft}');
  expect(screen.getByRole('tab', { name: 'Help' })).toHaveFocus();
  await user.keyboard('{Home}');
  expect(screen.getByRole('tab', { name: 'Sign In' })).toHaveFocus();
});

it('opens a tab for somebody who has gone on since they pressed the key, and leaves them the focus', () => {
  render(<Tabs label="Portal" tabs={tabs} />);
  fireEvent.keyDown(screen.getByRole('tab', { name: 'Sign In' }), { key: 'ArrowRight' });
  expect(screen.getByRole('tabpanel', { name: 'Join Us' })).toBeInTheDocument();
  expect(document.body).toHaveFocus();
});

it('is one stop for the Tab key', async () => {
  const user = userEvent.setup();
  render(<Tabs label="Portal" tabs={tabs} />);
  await user.tab();
  await user.tab();
  expect(screen.getByRole('tabpanel')).toHaveFocus();
});

it('leaves the choice to the caller who holds it', async () => {
  const user = userEvent.setup();
  const onChange = jest.fn();
  render(<Tabs label="Portal" tabs={tabs} value="join-us" onChange={onChange} />);
  await user.click(screen.getByRole('tab', { name: 'Help' }));
  expect(onChange).toHaveBeenCalledWith('help');
  expect(screen.getByRole('tabpanel', { name: 'Join Us' })).toBeInTheDocument();
});
