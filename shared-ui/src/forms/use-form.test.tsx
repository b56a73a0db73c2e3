import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ResolverResult } from 'react-hook-form';
import { TextField } from '../fields/text/text-fields';
import { useForm } from './use-form';

type Values = { value: string; name: string };

const refuseNoName = (values: Values): ResolverResult<Values, Values> => {
  if (values.name !== '') return { values, errors: {} };
  return { values: {}, errors: { name: { type: 'required', message: 'Name is required' } } };
};

function Form({ type, onSend }: { type: string; onSend: (values: Values) => void }) {
  const { register, reset, handleSubmit, formState } = useForm<Values, unknown, Values>({
    resolver: refuseNoName,
    defaultValues: { value: '', name: '' },
  });
  const { errors, isDirty } = formState;
  return (
    <form noValidate onSubmit={(event) => void handleSubmit(onSend)(event)}>
      <TextField label="Value" type={type} {...register('value')} error={errors.value?.message} />
      <TextField label="Name" {...register('name')} error={errors.name?.message} />
      <button type="submit">Send</button>
      <button type="button" onClick={() => reset()}>
        Start over
      </button>
      {isDirty ? 'Unsaved' : null}
    </form>
  );
}

it.each([
  ['number', '1500', /^Please write the number without commas or letters/],
  ['date', '2026-12-05', /^This date is incomplete or does not exist/],
  ['time', '10:30', /^This time is incomplete/],
  ['datetime-local', '2026-12-05T10:30', /^This date or its time is incomplete/],
])('refuses what the browser can’t read as a %s, beside the other errors', async (type, typed, message) => {
  const user = userEvent.setup();
  const onSend = jest.fn();
  render(<Form type={type} onSend={onSend} />);
  const field = screen.getByLabelText('Value');
  Object.defineProperty(field, 'validity', { value: { badInput: true }, configurable: true });
  const send = () => user.click(screen.getByRole('button', { name: 'Send' }));
  await send();
  expect(field).toHaveAccessibleDescription(message);
  expect(screen.getByLabelText('Name')).toHaveAccessibleDescription('Name is required');
  await user.type(screen.getByLabelText('Name'), 'Akinyi');
  await send();
  expect(field).toHaveAccessibleDescription(message);
  expect(onSend).not.toHaveBeenCalled();

  Reflect.deleteProperty(field, 'validity');
  await user.type(field, typed);
  expect(field).not.toHaveAccessibleDescription();
  await send();
  expect(onSend.mock.calls[0]?.[0]).toEqual({ value: typed, name: 'Akinyi' });
});

/** Makes a field hold text that the browser can't read, as people type it, and returns how they clear it again. */
function typeUnreadable(field: HTMLElement) {
  Object.defineProperty(field, 'validity', { value: { badInput: true }, configurable: true });
  fireEvent.keyUp(field);
  return () => {
    Reflect.deleteProperty(field, 'validity');
    fireEvent.keyUp(field);
  };
}

it('counts what the browser can’t read as unsaved until it is cleared', async () => {
  render(<Form type="number" onSend={jest.fn()} />);
  const clear = typeUnreadable(screen.getByLabelText('Value'));
  expect(screen.getByText('Unsaved')).toBeInTheDocument();
  clear();
  expect(screen.queryByText('Unsaved')).not.toBeInTheDocument();
});

it('forgets what the browser can’t read when the form starts over', async () => {
  const user = userEvent.setup();
  render(<Form type="number" onSend={jest.fn()} />);
  const field = screen.getByLabelText('Value');
  typeUnreadable(field);
  expect(screen.getByText('Unsaved')).toBeInTheDocument();
  Reflect.deleteProperty(field, 'validity');
  await user.click(screen.getByRole('button', { name: 'Start over' }));
  expect(screen.queryByText('Unsaved')).not.toBeInTheDocument();
});

it('takes its error back when half a date is cleared', async () => {
  const user = userEvent.setup();
  render(<Form type="date" onSend={jest.fn()} />);
  const field = screen.getByLabelText('Value');
  const clear = typeUnreadable(field);
  await user.click(screen.getByRole('button', { name: 'Send' }));
  expect(field).toHaveAccessibleDescription(/^This date is incomplete/);
  clear();
  await waitFor(() => expect(field).not.toHaveAccessibleDescription());
});
