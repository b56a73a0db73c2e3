import { renderApp } from '@narthex/shared-auth/testing';
import type { Language } from '@narthex/shared-contracts/languages';
import { screen } from '@testing-library/react';
import { LanguageSwitch } from './language-switch';
import { LowDataSwitch } from './low-data-switch';

const show = (path: string, languages?: readonly Language[], isShort = false) =>
  renderApp(<LanguageSwitch languages={languages} isShort={isShort} />, { path });

it.each([
  ['/', '/sw'],
  ['/Events', '/sw/Events'],
  ['/Events?page=2', '/sw/Events?page=2'],
])('leads from %s to the same page in Swahili', (path, href) => {
  show(path, ['en', 'sw']);
  const link = screen.getByRole('link', { name: 'Kiswahili' });
  expect(link).toHaveAttribute('href', href);
  expect(link).toHaveAttribute('lang', 'sw');
  expect(link).toHaveAttribute('hreflang', 'sw');
});

it('is called by its whole name where only the code is seen', () => {
  show('/', ['en', 'sw'], true);
  expect(screen.getByRole('link', { name: 'Kiswahili' })).toHaveTextContent('SW');
});

it('offers nothing on a site with one language', () => {
  const { container } = show('/', ['en']);
  expect(container).toBeEmptyDOMElement();
  show('/');
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});

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
