import { renderApp } from '@narthex/shared-auth/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Accordion } from './accordion';

const items = ['First', 'Second', 'Third'].map((title) => ({
  key: title,
  title,
  body: <p>{`Answer to ${title}`}</p>,
}));

it('has its first item open, and opens and closes others when they are pressed', async () => {
  const user = userEvent.setup();
  renderApp(<Accordion items={items} />);
  const press = (title: string) => user.click(screen.getByRole('heading', { level: 3, name: title }));
  expect(screen.getByText('Answer to First')).toBeVisible();
  expect(screen.getByText('Answer to Second')).not.toBeVisible();
  await press('Second');
  expect(screen.getByText('Answer to Second')).toBeVisible();
  await press('Second');
  expect(screen.getByText('Answer to Second')).not.toBeVisible();
});

it('is one native group, of which the browser opens one at a time', () => {
  renderApp(<Accordion items={items} />);
  const names = screen.getAllByRole('group').map((item) => item.getAttribute('name'));
  expect(names).toHaveLength(3);
  expect(new Set(names).size).toBe(1);
});
