import { setupInputSchema, type SetupFormInput } from '@narthex/shared-contracts/schemas/setup';
import { ConfigError } from '../../config';
import {
  SETUP_GROUPS,
  SETUP_QUESTIONS,
  type SetupField,
  type SetupQuestion,
} from '../../modules/setup/setup-fields';
import { listPasswordNames } from '../../modules/setup/set-up-site';
import { findPasswordFault } from '../../plugins/passwords/guessable-passwords';
import type { Terminal } from './terminal';

/** Some fields are named for the form; whoever types a flag expects another name. */
const FLAG_NAMES: Readonly<Partial<Record<SetupField, string>>> = {
  product: 'short-name',
  password: 'admin-password',
  sends_test_mail: 'test-mail',
};

/** Returns the name of a question's flag, such as `short-name`. */
export const flagOf = (name: SetupField): string => FLAG_NAMES[name] ?? name.replaceAll('_', '-');

/** Returns the name of a question's environment variable, such as `SETUP_SHORT_NAME`. */
export const variableOf = (name: SetupField): string =>
  name === 'password' ? 'ADMIN_PASSWORD' : `SETUP_${flagOf(name).replaceAll('-', '_').toUpperCase()}`;

export type Answers = Partial<Record<SetupField, string>>;

/** Reads the answers that flags give, and else the environment. A password in a flag would stand in the list of processes. */
export function readGiven(
  flags: Readonly<Record<string, unknown>>,
  environment: Readonly<Record<string, string | undefined>>,
): Answers {
  const answers: Answers = {};
  for (const { name } of SETUP_QUESTIONS) {
    const flag = name === 'password' ? undefined : flags[flagOf(name)];
    const answer = typeof flag === 'boolean' ? String(flag) : (flag ?? environment[variableOf(name)]);
    if (typeof answer === 'string') answers[name] = answer;
  }
  if (flags.invite === true) answers.password = '';
  return answers;
}

/** Returns the first message about an answer, or null if it is valid. A password must not be guessable from other answers. */
async function findFault(name: SetupField, answer: string, others: Answers): Promise<string | null> {
  const parsed = setupInputSchema.shape[name].safeParse(answer);
  if (!parsed.success) return parsed.error.issues[0]?.message ?? 'This is not valid';
  if (name !== 'password' || answer === '') return null;
  return (await findPasswordFault(answer, listPasswordNames(others)))?.replace(/\.$/, '') ?? null;
}

/** Throws a ConfigError with every fault of the given answers, before anybody is asked for the rest. */
export async function refuseFaults(given: Answers): Promise<void> {
  const faults: string[] = [];
  for (const { name } of SETUP_QUESTIONS) {
    const fault = given[name] === undefined ? null : await findFault(name, given[name], given);
    if (fault !== null)
      faults.push(`${name === 'password' ? variableOf(name) : `--${flagOf(name)}`}: ${fault}.`);
  }
  if (faults.length > 0) throw new ConfigError(faults.join('\n'));
}

const YES = /^y(es)?$/i;

function toQuestion({ name, label, kind, choices = [], byDefault, isRequired }: SetupQuestion): string {
  if (kind === 'checkbox') return `${label}? (y/N) `;
  const few =
    choices.length > 0 && choices.length < 10 ? ` (${choices.map(({ value }) => value).join(' or ')})` : '';
  const fallback = byDefault ? ` [${byDefault}]` : isRequired || name === 'password' ? '' : ' (may be empty)';
  return `${label}${few}${fallback}: `;
}

/** Asks for lines until an empty one. */
async function askLines(text: string, terminal: Terminal): Promise<string> {
  const lines: string[] = [];
  for (;;) {
    const line = await terminal.ask(lines.length === 0 ? text : '  ');
    if (line.trim() === '') return lines.join('\n');
    lines.push(line.trim());
  }
}

/** A password stays as it was typed, because signing in compares all of it. */
function readTyped(kind: SetupQuestion['kind'], typed: string): string {
  if (kind === 'password') return typed;
  return kind === 'checkbox' ? String(YES.test(typed.trim())) : typed.trim();
}

async function askOne(
  question: SetupQuestion,
  others: Answers,
  terminal: Terminal,
  say: (line: string) => void,
): Promise<string> {
  const { name, kind, byDefault = '', help } = question;
  const text = toQuestion(question);
  const ask = () => {
    if (kind === 'lines') return askLines(text, terminal);
    return kind === 'password' ? terminal.askSecretly(text) : terminal.ask(text);
  };
  if (help) say(`  ${help}`);
  if (kind === 'lines') say('  An empty line ends it.');
  for (;;) {
    const typed = await ask();
    const answer = readTyped(kind, typed) || byDefault;
    const fault = await findFault(name, answer, others);
    if (fault !== null) say(`  ${fault}.`);
    else if (kind !== 'password' || answer === '') return answer;
    else if ((await terminal.askSecretly('Repeat the password: ')) === answer) return answer;
    else say('  Passwords do not match.');
  }
}

/** Asks on the terminal what isn't given. */
export async function askRest(
  given: Answers,
  terminal: Terminal,
  say: (line: string) => void,
): Promise<Answers> {
  const answers: Answers = { ...given };
  for (const { title, questions } of SETUP_GROUPS) {
    const open = questions.filter(({ name }) => given[name] === undefined);
    if (open.length > 0) say(`\n${title}`);
    for (const question of open) answers[question.name] = await askOne(question, answers, terminal, say);
  }
  return answers;
}

/** Completes the answers of a script with defaults. Throws a ConfigError that names what is missing. */
export function completeAnswers(given: Answers): SetupFormInput {
  const isMissing = ({ name, byDefault, isRequired }: SetupQuestion) =>
    (isRequired && byDefault === undefined && !given[name]) ||
    (name === 'password' && given[name] === undefined);
  const missing = SETUP_QUESTIONS.filter(isMissing).map(({ name }) =>
    name === 'password' ? `${variableOf(name)} or --invite` : `--${flagOf(name)} or ${variableOf(name)}`,
  );
  if (missing.length > 0)
    throw new ConfigError(`Without a terminal, these have to be given: ${missing.join(', ')}.`);
  const complete = SETUP_QUESTIONS.map(({ name, byDefault = '' }) => [name, given[name] ?? byDefault]);
  // The input has a field for each question, and the schema validates their values.
  return Object.fromEntries(complete) as SetupFormInput;
}
