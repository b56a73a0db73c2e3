import { render, screen } from '@testing-library/react';
import { Picture } from './picture';

const URL = '/media/choir-1600x900-1a2b3c4d-f2e8d5';
const SIZES = '(min-width: 800px) 56vw, 100vw';
const reveal = () => screen.queryByText(/^Show the picture/);

afterEach(() => delete document.documentElement.dataset['lowData']);

it('has a button with its size before it, which shows it where less data is used', () => {
  render(<Picture url={URL} alt="The choir" sizes={SIZES} isFirst />);
  expect(reveal()).toHaveTextContent(/^Show the picture, up to \d+ KB: The choir$/);
  expect(reveal()?.closest('details')?.nextElementSibling).toContainElement(screen.getByRole('img'));
});

it('has a button without a size before a picture of another site', () => {
  render(<Picture url="https://elsewhere.example/a.jpg" alt="" sizes={SIZES} />);
  expect(reveal()).toHaveTextContent('Show the picture');
});

it.each([
  ['is small', '84px', 'own'],
  ['is inside a link to what it shows', SIZES, 'none'],
] as const)('has no button where it %s', (_, sizes, how) => {
  render(<Picture url={URL} alt="" sizes={sizes} reveal={how} />);
  expect(reveal()).not.toBeInTheDocument();
});

it('is loaded at once, or when it is needed and in a small copy where less data is used', () => {
  const { unmount } = render(<Picture url={URL} alt="The choir" sizes={SIZES} isFirst />);
  const read = () => {
    const image = screen.getByRole('img');
    return ['loading', 'fetchpriority', 'sizes'].map((name) => image.getAttribute(name));
  };
  expect(read()).toEqual(['eager', 'high', SIZES]);
  unmount();
  document.documentElement.dataset['lowData'] = '';
  render(<Picture url={URL} alt="The choir" sizes={SIZES} isFirst />);
  expect(read()).toEqual(['lazy', 'auto', '320px']);
});
