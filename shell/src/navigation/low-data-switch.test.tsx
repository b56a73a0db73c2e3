import { renderApp } from '@narthex/shared-auth/testing';
import { screen } from '@testing-library/react';
import { LowDataSwitch } from './low-data-switch';

it.each([
  ['Use less data', 'less'],
  ['Use data as usual', 'usual'],
])('posts by %s what is chosen, without a script', (name, value) => {
  renderApp(<LowDataSwitch />);
  const button = screen.getByRole<HTMLButtonElement>('button', { name });
  expect([button.name, button.value]).toEqual(['use', value]);
  expect(button.form).toHaveAttribute('action', '/forms/low-data');
  expect(button.form).toHaveAttribute('method', 'post');
});
