import { fireEvent, render, screen } from '@testing-library/react';
import { Avatar } from './avatar';

it('shows the picture', () => {
  render(<Avatar name="Otieno Wekesa" src="/media/otieno.webp" />);
  expect(screen.getByRole('img', { name: 'Otieno Wekesa' })).toHaveAttribute('src', '/media/otieno.webp');
});

it('hides a picture that fails and shows the initial letter', () => {
  render(<Avatar name="Otieno Wekesa" src="/media/gone.webp" letters={1} />);
  fireEvent.error(screen.getByRole('img'));
  expect(screen.getByRole('img', { name: 'Otieno Wekesa' })).toHaveTextContent(/^O$/);
});

it('tries a new picture after one failed', () => {
  const { rerender } = render(<Avatar name="Otieno" src="/media/gone.webp" />);
  fireEvent.error(screen.getByRole('img'));
  rerender(<Avatar name="Otieno" src="/media/new.webp" />);
  expect(screen.getByRole('img')).toHaveAttribute('src', '/media/new.webp');
});

it.each([
  ['Otieno Wekesa', 'OW'],
  ['Achieng', 'A'],
  ['  mary  wanjiru kamau ', 'MK'],
  ['Pr. Dr. Peter Maina Njoroge', 'PN'],
  ['Prudence Were', 'PW'],
  ['“Mama” (Njeri) Kamau 🎵', 'MK'],
  ['𝒩ia – Too', '𝒩T'],
  ['', ''],
])('writes "%s" as "%s"', (name, initials) => {
  render(<Avatar name={name} isDecorative />);
  expect(document.body.textContent).toBe(initials);
});
