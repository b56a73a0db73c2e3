import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentProps } from 'react';
import { Button, ButtonLink } from './button';

function RouterLink({ to, ...rest }: Omit<ComponentProps<'a'>, 'href'> & { to: string }) {
  return <a {...rest} href={to} />;
}

it('does nothing while busy, and keeps the focus', async () => {
  const user = userEvent.setup();
  const handleClick = jest.fn();
  render(
    <Button isBusy onClick={handleClick}>
      Save
    </Button>,
  );
  const button = screen.getByRole('button', { name: 'Save' });
  await user.click(button);
  expect(handleClick).not.toHaveBeenCalled();
  expect(button).toHaveFocus();
});

it('does not send the form while busy', async () => {
  const user = userEvent.setup();
  const handleSubmit = jest.fn((event: { preventDefault: () => void }) => event.preventDefault());
  const form = (isBusy: boolean) => (
    <form onSubmit={handleSubmit}>
      <Button type="submit" isBusy={isBusy}>
        Save
      </Button>
    </form>
  );
  const { rerender } = render(form(true));
  await user.click(screen.getByRole('button'));
  expect(handleSubmit).not.toHaveBeenCalled();
  rerender(form(false));
  await user.click(screen.getByRole('button'));
  expect(handleSubmit).toHaveBeenCalledTimes(1);
});

it("dresses a plain link and the router's link", () => {
  render(
    <>
      <ButtonLink href="/give">Give</ButtonLink>
      <ButtonLink as={RouterLink} to={'/events'} variant="quiet">
        Events
      </ButtonLink>
    </>,
  );
  expect(screen.getByRole('link', { name: 'Give' })).toHaveAttribute('href', '/give');
  expect(screen.getByRole('link', { name: 'Events' })).toHaveAttribute('href', '/events');
});
