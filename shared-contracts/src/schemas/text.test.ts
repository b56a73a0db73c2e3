import { emailText, optionalText, requiredText } from './text';

it('takes out what nobody types, and keeps lines and tabs', () => {
  expect(requiredText('A text is required').parse('Grace\u0000 and\vpeace\u0007\n\tto you ')).toBe(
    'Grace and peace\n\tto you',
  );
  expect(optionalText().parse('\u0000')).toBeNull();
  expect(emailText().parse(' Lydia\u0000@Demo.test')).toBe('lydia@demo.test');
});

it('says in its own words what is missing', () => {
  const { error } = requiredText('A text is required').safeParse(undefined);
  expect(error?.issues[0]?.message).toBe('A text is required');
  expect(requiredText('A text is required').safeParse(' \u0000 ').error?.issues[0]?.message).toBe(
    'A text is required',
  );
});
