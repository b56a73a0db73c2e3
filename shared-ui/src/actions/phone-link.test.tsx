import { render, screen } from '@testing-library/react';
import { PhoneLink } from './phone-link';

it.each([
  ['+254 700 000 044', 'tel:+254700000044'],
  ['0712.345-678', 'tel:0712345678'],
  ['(020) 222-1234', 'tel:0202221234'],
  ['(+254) 712 345 678', 'tel:+254712345678'],
  ['+254 (0) 712 345 678', 'tel:+254712345678'],
  ['020/222 123', 'tel:020222123'],
  ['0712 345 678 / 0722 345 678', 'tel:0712345678'],
  ['0712 345 678 or +254 722 345 678', 'tel:0712345678'],
  ['020 222 1234 ext. 12', 'tel:0202221234'],
])('calls %s', (phone, href) => {
  render(<PhoneLink phone={phone} />);
  expect(screen.getByRole('link', { name: phone })).toHaveAttribute('href', href);
});
