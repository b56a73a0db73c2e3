import { readConfig } from '../config';
import { DatabaseRefusedError, DatabaseUnavailableError } from '../database/database-errors';
import { startProblem } from './start-problems';

const config = readConfig({ PORT: '8080', DATA_DIR: '/var/narthex' });
const systemError = (code: string) => Object.assign(new Error(code), { code });

it.each([
  ['a used port', systemError('EADDRINUSE'), '127.0.0.1:8080 is in use by another process'],
  ['an address of another machine', systemError('EADDRNOTAVAIL'), 'is not an address of this machine'],
  ['a folder of someone else', systemError('EACCES'), '/var/narthex'],
  [
    'a folder that is open already',
    new DatabaseRefusedError('It is open in process 7.'),
    'It is open in process 7.',
  ],
  ['a database that fails', new DatabaseUnavailableError('no response.'), "/var/narthex can't be opened"],
])('says in a sentence what to do about %s', (_title, error, sentence) => {
  expect(startProblem(error, config)).toContain(sentence);
});

it('does not show the password of the database', () => {
  const databaseUrl = 'postgres://narthex:hunter2@db.example/narthex';
  const sentence = startProblem(new DatabaseUnavailableError('refused'), { ...config, databaseUrl });
  expect(sentence).toContain('DATABASE_URL');
  expect(sentence).toContain('Check that it runs and that the URL is right.');
  expect(sentence).not.toContain('hunter2');
});

it('leaves a fault of ours as it is', () => {
  expect(startProblem(new TypeError('x is not a function'), config)).toBeUndefined();
});
