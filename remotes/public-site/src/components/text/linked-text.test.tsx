import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { LinkedText } from './linked-text';

const show = (text: string) =>
  render(
    <MemoryRouter>
      <p data-testid="text">
        <LinkedText text={text} />
      </p>
    </MemoryRouter>,
  );

it.each([
  ['Sign up at https://forms.example/a?b=1.', 'https://forms.example/a?b=1'],
  ['Write to desk@church.example, please.', 'mailto:desk@church.example'],
  ['All about it: /Events/12 (on Friday).', '/Events/12'],
])('links what can be opened in “%s”, and leaves the sentence as it is', (text, href) => {
  show(text);
  expect(screen.getByRole('link')).toHaveAttribute('href', href);
  expect(screen.getByTestId('text')).toHaveTextContent(text);
});

it.each(['javascript:alert(1)', 'Bring a pen and/or paper.', 'From 9/10 on', 'data:text/html,x'])(
  'makes no link of “%s”',
  (text) => {
    show(text);
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
  },
);
