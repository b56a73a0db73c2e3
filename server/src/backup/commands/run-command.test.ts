import { readInput } from './run-command';

const ROTATE = { usage: 'npm run rotate', options: { leaked: { type: 'boolean', default: false } } } as const;

it('reads flags, and names where a command takes some', () => {
  expect(readInput(ROTATE, ['--leaked'], {}).flags).toMatchObject({ leaked: true });
  expect(readInput({ ...ROTATE, takesNames: true }, ['a b.narthex'], {}).names).toEqual(['a b.narthex']);
});

it.each([
  ['a flag without its dashes', ['leaked'], {}, "Unexpected argument 'leaked'"],
  ['a flag that there is not', ['--leak'], {}, "Unknown option '--leak'"],
  ['a flag that npm has kept', [], { npm_config_leaked: 'true' }, 'npm has kept --leaked for itself'],
])('refuses %s, with the usage', (_title, args, environment, sentence) => {
  expect(() => readInput(ROTATE, args, environment)).toThrow(sentence);
  expect(() => readInput(ROTATE, args, environment)).toThrow('npm run rotate');
});

it('takes a setting of npm for no flag', () => {
  const options = { email: { type: 'string' } } as const;
  const environment = { npm_config_email: 'grace@nuru.example' };
  expect(readInput({ usage: '', options }, [], environment).flags).toMatchObject({ help: false });
});
