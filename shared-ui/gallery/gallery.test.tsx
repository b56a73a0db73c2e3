import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as parts from '../src/index';
import { Gallery } from './gallery';

const sections = path.join(__dirname, 'sections');
const sources = readdirSync(sections)
  .map((file) => readFileSync(path.join(sections, file), 'utf8'))
  .join('\n');

/** Error classes have a capital too, but they aren't components. */
const isPart = (name: string) => /^[A-Z][a-z]/.test(name) && !name.endsWith('Error');

it.each(Object.keys(parts).filter(isPart))('shows %s', (name) => {
  expect(sources).toMatch(new RegExp(`<${name}\\b`));
});

it('opens its dialogs and shows the summary of a refused form', async () => {
  const user = userEvent.setup();
  render(<Gallery />);
  const forms = within(screen.getByRole('region', { name: 'Forms' }));
  await user.click(forms.getByRole('button', { name: 'Save event' }));
  expect(screen.getByText('Please check the form')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'ConfirmDialog' }));
  expect(screen.getByRole('dialog', { name: 'Delete Choir retreat?' })).toBeInTheDocument();
});
