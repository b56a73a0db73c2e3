import { act, render, screen } from '@testing-library/react';
import { RichTextField } from './rich-text-field';

let mockFailures = 0;
jest.mock('./rich-text-editor', () => {
  mockFailures -= 1;
  if (mockFailures >= 0) throw new Error('connection lost');
  return { __esModule: true, default: () => <p>the editor</p> };
});
const show = async () => {
  const shown = render(
    <RichTextField label="Message" name="message" value="<p>Hi</p>" onChange={jest.fn()} />,
  );
  await act(() => jest.advanceTimersByTimeAsync(1_000));
  return shown;
};

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

it('edits HTML where its code does not come, and has the editor when its form is opened again', async () => {
  mockFailures = 2;
  const { unmount } = await show();
  expect(screen.getByRole('textbox', { name: 'Message' })).toHaveValue('<p>Hi</p>');
  unmount();
  mockFailures = 1;
  await show();
  expect(screen.getByText('the editor')).toBeInTheDocument();
});
