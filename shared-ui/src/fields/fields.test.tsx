import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useForm } from 'react-hook-form';
import { FormErrors } from '../forms/form-errors';
import { CheckboxField } from './choices/checkbox-field';
import { SelectField } from './choices/select-field';
import { PasswordField } from './text/password-field';
import { TextAreaField, TextField } from './text/text-fields';

it('ties help and error to the control', () => {
  render(<TextField label="Email" help="We never share it." error="Email is required" required />);
  const input = screen.getByRole('textbox', { name: 'Email' });
  expect(input).toBeInvalid();
  expect(input).toBeRequired();
  expect(input).toHaveAccessibleDescription('We never share it. Email is required');
});

it('says nothing of an error where there is none', () => {
  render(<TextField label="Email" />);
  const input = screen.getByRole('textbox', { name: 'Email' });
  expect(input).not.toHaveAttribute('aria-invalid');
  expect(input).not.toHaveAttribute('aria-describedby');
});

type Values = { name: string; story: string; kind: string; urgent: boolean; password: string };

function Form({ onSend }: { onSend: (values: Values) => void }) {
  const { register, handleSubmit, formState } = useForm<Values>();
  const errors = Object.entries(formState.errors).map(([field, error]) => ({
    field,
    message: error.message ?? '',
  }));
  return (
    <form noValidate onSubmit={(event) => void handleSubmit(onSend)(event)}>
      <FormErrors errors={errors} attempt={formState.submitCount} />
      <TextField
        label="Name"
        {...register('name', { required: 'Name is required' })}
        error={formState.errors.name?.message}
      />
      <TextAreaField label="Story" {...register('story')} />
      <SelectField label="Kind" {...register('kind')} options={[{ value: 'health', label: 'Health' }]} />
      <CheckboxField label="Urgent" {...register('urgent')} />
      <PasswordField label="Password" {...register('password')} />
      <button type="submit">Send</button>
    </form>
  );
}

it('works with the register function of the form library', async () => {
  const user = userEvent.setup();
  const onSend = jest.fn();
  render(<Form onSend={onSend} />);
  await user.type(screen.getByLabelText('Name'), 'Akinyi');
  await user.type(screen.getByLabelText('Story'), 'A new job');
  await user.click(screen.getByLabelText('Urgent'));
  await user.type(screen.getByLabelText('Password'), 'secret');
  await user.click(screen.getByRole('button', { name: 'Send' }));
  expect(onSend.mock.calls[0]?.[0]).toEqual({
    name: 'Akinyi',
    story: 'A new job',
    kind: 'health',
    urgent: true,
    password: 'secret',
  });
});

it('sums the errors up, takes focus, and leads to the field', async () => {
  const user = userEvent.setup();
  render(<Form onSend={jest.fn()} />);
  const name = screen.getByRole('textbox', { name: 'Name' });
  await user.click(screen.getByRole('button', { name: 'Send' }));
  const summary = await screen.findByRole('alert');
  name.blur();
  await user.click(screen.getByRole('button', { name: 'Send' }));
  expect(summary).toHaveTextContent('Please check the form');
  await user.click(screen.getByRole('link', { name: 'Name is required' }));
  expect(name).toHaveFocus();
});

it('keeps focus on the summary after each attempt', () => {
  const errors = [{ field: 'name', message: 'Name is required' }];
  const { rerender } = render(<FormErrors errors={errors} attempt={1} />);
  expect(screen.getByRole('alert')).toHaveFocus();
  screen.getByRole('link').focus();
  rerender(<FormErrors errors={errors} attempt={2} />);
  expect(screen.getByRole('alert')).toHaveFocus();
});

it('shows and hides each password by itself', async () => {
  const user = userEvent.setup();
  render(
    <>
      <PasswordField label="Password" defaultValue="one" />
      <PasswordField label="Confirm password" defaultValue="two" />
    </>,
  );
  const first = screen.getByLabelText('Password');
  const second = screen.getByLabelText('Confirm password');
  await user.click(screen.getByRole('button', { name: 'Show password' }));
  expect(first).toHaveAttribute('type', 'text');
  expect(second).toHaveAttribute('type', 'password');
  await user.click(screen.getByRole('button', { name: 'Hide password' }));
  expect(first).toHaveAttribute('type', 'password');
});
