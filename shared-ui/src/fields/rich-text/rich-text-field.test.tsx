import { useState } from 'react';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RichTextField } from './rich-text-field';

beforeAll(() => {
  // jsdom has no layout, but the editor needs the position of the cursor to scroll there.
  const nowhere = { left: 0, right: 0, top: 0, bottom: 0, width: 0, height: 0 };
  Object.assign(Range.prototype, { getClientRects: () => [], getBoundingClientRect: () => nowhere });
});

function Example({ start = '', error }: { start?: string; error?: string }) {
  const [html, setHtml] = useState(start);
  return (
    <>
      <RichTextField
        label="Message"
        name="message"
        required
        help="A few paragraphs."
        error={error}
        value={html}
        onChange={setHtml}
      />
      <output>{html}</output>
      <button type="button" onClick={() => setHtml('')}>
        Start afresh
      </button>
    </>
  );
}

const show = async (ui = <Example start="<p>Grace and peace</p>" />) => {
  await act(async () => render(ui));
  return screen.findByRole('textbox', { name: 'Message' });
};

it('shows the text in an editor that says its name, help and error', async () => {
  const text = await show(<Example start="<p>Grace and peace</p>" error="Message is required" />);
  expect(text).toHaveTextContent('Grace and peace');
  expect(text).toHaveAccessibleDescription('A few paragraphs. Message is required');
  expect(text).toBeInvalid();
  expect(text).toBeRequired();
  expect(text).toHaveAttribute('id', 'message');
});

it('formats what is selected, and says that it is on', async () => {
  const user = userEvent.setup();
  await show();
  await user.click(screen.getByRole('button', { name: 'Heading' }));
  expect(screen.getByRole('status')).toHaveTextContent('<h2>Grace and peace</h2>');
  expect(screen.getByRole('button', { name: 'Heading' })).toHaveAttribute('aria-pressed', 'true');
});

it('says whose text its buttons format', async () => {
  await show();
  expect(screen.getByRole('group', { name: 'Formatting Message' })).toBeInTheDocument();
});

it('takes what it is given without what it does not know', async () => {
  const user = userEvent.setup();
  const foreign =
    '<p onclick="x()">Come <script>alert(1)</script><a href="javascript:alert(1)">in</a> <b>now</b></p>';
  await show(<Example start={foreign} />);
  await user.click(screen.getByRole('button', { name: 'Heading' }));
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('<strong>now</strong>'));
  for (const evil of ['script', 'onclick', 'javascript'])
    expect(screen.getByRole('status')).not.toHaveTextContent(evil);
});

it('refuses a link that runs code', async () => {
  const user = userEvent.setup();
  await show();
  await user.click(screen.getByRole('button', { name: 'Link' }));
  await user.type(screen.getByRole('textbox', { name: 'Link' }), 'javascript:alert(1){Enter}');
  expect(screen.getByText('A link starts with / or https://')).toBeInTheDocument();
  expect(screen.getByRole('status')).not.toHaveTextContent('javascript');
});

it('follows its form when that starts afresh', async () => {
  const user = userEvent.setup();
  const text = await show();
  await user.click(screen.getByRole('button', { name: 'Start afresh' }));
  expect(text).toHaveTextContent('');
});
