import { askRest, completeAnswers, readGiven, refuseFaults } from './setup-answers';
import type { Terminal } from './terminal';

/** Answers questions by the first entry that their text begins with, in the order of its list. */
function typist(script: Readonly<Record<string, readonly string[]>>) {
  const left = new Map(Object.entries(script).map(([text, answers]) => [text, [...answers]]));
  const asked: string[] = [];
  const ask = async (question: string) => {
    asked.push(question);
    const [, answers] = [...left].find(([text]) => question.startsWith(text)) ?? [];
    return answers?.shift() ?? '';
  };
  return { terminal: { ask, askSecretly: ask } satisfies Terminal, asked };
}

const COMPLETE = {
  name: 'Nuru',
  product: 'Nuru',
  admin_first_name: 'Grace',
  admin_last_name: 'Wanjiru',
  admin_email: 'grace@nuru.example',
  password: '',
};

it('takes flags before the environment, and the password from the environment only', () => {
  const flags = {
    name: 'Nuru',
    'short-name': 'Nuru',
    'admin-password': 'in the list of processes',
    'test-mail': true,
  };
  const environment = {
    SETUP_NAME: 'Other',
    SETUP_ADMIN_EMAIL: 'grace@nuru.example',
    ADMIN_PASSWORD: 'secret one',
  };
  expect(readGiven(flags, environment)).toEqual({
    name: 'Nuru',
    product: 'Nuru',
    admin_email: 'grace@nuru.example',
    password: 'secret one',
    sends_test_mail: 'true',
  });
  expect(readGiven({ invite: true }, environment).password).toBe('');
});

it('completes the answers of a script, and names what is missing', () => {
  expect(completeAnswers(COMPLETE)).toMatchObject({
    time_zone: 'Africa/Nairobi',
    languages: 'en',
    address: '',
  });
  const { name: _name, password: _password, ...some } = COMPLETE;
  expect(() => completeAnswers(some)).toThrow(
    'these have to be given: --name or SETUP_NAME, ADMIN_PASSWORD or --invite.',
  );
});

it('names what is not valid in given answers', async () => {
  const given = {
    ...COMPLETE,
    product: 'Nuru Church',
    email: 'office',
    admin_email: 'grace',
    password: 'Grace2026',
  };
  await expect(refuseFaults(given)).rejects.toThrow(
    [
      '--short-name: Only letters and digits, beginning with a letter.',
      '--email: A valid email address is required.',
      '--admin-email: A valid email address is required.',
      'ADMIN_PASSWORD: This password can be guessed from your name',
    ].join('\n'),
  );
});

it('asks what is not given, again after what is not valid, and shows defaults', async () => {
  const { terminal, asked } = typist({
    'Short name': ['Nuru Church', 'Nuru'],
    'Postal address': ['P.O. Box 7'],
    '  ': ['Eldoret'],
    Password: ['password', 'Wanjiru2026', 'long enough ', 'long enough '],
    'Repeat the password': ['long enough', 'long enough '],
    'Send the administrator': ['y'],
  });
  const said: string[] = [];
  const { product: _product, password: _password, ...given } = COMPLETE;
  const answers = await askRest(given, terminal, (line) => said.push(line));
  expect(answers).toMatchObject({
    ...given,
    product: 'Nuru',
    address: 'P.O. Box 7\nEldoret',
    time_zone: 'Africa/Nairobi',
    password: 'long enough ',
    sends_test_mail: 'true',
  });
  expect(asked).toContain('Time zone [Africa/Nairobi]: ');
  expect(asked).toContain('Languages of the site (en or en,sw) [en]: ');
  expect(asked.some((question) => question.startsWith('Name of the church'))).toBe(false);
  expect(said).toContain('  Only letters and digits, beginning with a letter.');
  expect(said).toContain('  Passwords do not match.');
});
