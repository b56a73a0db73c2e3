import {
  SOURCE_LANGUAGE,
  LANGUAGE_NAMES,
  LANGUAGES,
  type Language,
} from '@narthex/shared-contracts/languages';
import { t } from '@narthex/shared-contracts/translate';
import { SITE_ROUTES } from '@narthex/shared-contracts/endpoints';
import type { FieldErrors } from '../../problem-error';
import { escapeHtml } from '../../responses/html/escape-html';
import { sayIn, type Say } from '../../responses/translate-message';
import { plainDocument } from '../../responses/html/plain-page';
import { SETUP_GROUPS, type SetupGroup, type SetupQuestion } from './setup-fields';

export interface SetupForm {
  readonly token: string;
  readonly language: Language;
  /** Holds what was sent before, except the password. */
  readonly values: Readonly<Record<string, unknown>>;
  readonly errors: FieldErrors;
}

interface Writer {
  readonly say: Say;
  readonly values: SetupForm['values'];
  readonly errors: FieldErrors;
}

const CONFIRMATION = {
  name: 'password_confirmation',
  label: t('Repeat the password'),
  kind: 'password',
  autocomplete: 'new-password',
} as const;
type Question = Omit<SetupQuestion, 'name'> & { readonly name: string };

const attributes = (list: Readonly<Record<string, string | boolean | undefined>>): string =>
  Object.entries(list)
    .filter(([, value]) => value !== undefined && value !== false)
    .map(([name, value]) => (value === true ? ` ${name}` : ` ${name}="${escapeHtml(String(value))}"`))
    .join('');

const readValue = ({ name, byDefault = '' }: Question, values: SetupForm['values']): string => {
  const value = values[name];
  return typeof value === 'string' ? value : byDefault;
};

function control(question: Question, value: string, shared: Record<string, string | boolean | undefined>) {
  const { kind = 'text', choices = [], autocomplete, isRequired } = question;
  const common = { ...shared, required: isRequired, autocomplete };
  if (kind === 'lines') return `<textarea rows="3"${attributes(common)}>${escapeHtml(value)}</textarea>`;
  if (kind === 'choice') {
    const options = choices.map(
      (choice) =>
        `<option${attributes({ value: choice.value, selected: choice.value === value })}>${escapeHtml(choice.label)}</option>`,
    );
    return `<select${attributes(common)}>${options.join('')}</select>`;
  }
  const type = kind === 'text' ? undefined : kind;
  // A password is never sent back to the browser.
  const shown = kind === 'password' || value === '' ? undefined : value;
  return `<input${attributes({ type, value: shown, ...common })}>`;
}

function field(question: Question, { say, values, errors }: Writer): string {
  const { name, kind, choices, isRequired } = question;
  const [error] = errors[name] ?? [];
  const help =
    question.help === undefined ? '' : `<small id="${name}-help">${escapeHtml(say(question.help))}</small>`;
  const shownError =
    error === undefined ? '' : `<strong id="${name}-error" class="error">${escapeHtml(say(error))}</strong>`;
  const described = [...(help ? [`${name}-help`] : []), ...(shownError ? [`${name}-error`] : [])].join(' ');
  const shared = {
    id: name,
    name,
    'aria-describedby': described || undefined,
    'aria-invalid': error === undefined ? undefined : 'true',
  };
  const optional = isRequired || kind === 'checkbox' || kind === 'password' ? '' : ` ${say(t('(optional)'))}`;
  const label = `<label for="${name}">${escapeHtml(say(question.label) + optional)}</label>`;
  if (kind === 'checkbox') {
    const isChecked = typeof values[name] === 'string';
    return `<p class="choice"><input type="checkbox"${attributes({ ...shared, checked: isChecked })}>${label}${help}${shownError}</p>`;
  }
  const translated = {
    ...question,
    choices: choices?.map((choice) => ({ ...choice, label: say(choice.label) })),
  };
  return `<p>${label}${help}${control(translated, readValue(question, values), shared)}${shownError}</p>`;
}

function group({ title, help, questions }: SetupGroup, writer: Writer): string {
  const asked = questions.flatMap((question): Question[] =>
    question.kind === 'password' ? [question, CONFIRMATION] : [question],
  );
  const intro = help === undefined ? '' : `<p>${escapeHtml(writer.say(help))}</p>`;
  const fields = asked.map((question) => field(question, writer)).join('');
  return `<fieldset><legend>${escapeHtml(writer.say(title))}</legend>${intro}${fields}</fieldset>`;
}

/** Lists the errors before the form, each with a link to its field. */
function summary({ say, errors }: Writer): string {
  const items = Object.entries(errors).flatMap(([name, messages]) =>
    messages.map((message) => {
      const text = escapeHtml(say(message));
      return name === 'form' ? `<li>${text}</li>` : `<li><a href="#${escapeHtml(name)}">${text}</a></li>`;
    }),
  );
  if (items.length === 0) return '';
  const heading = escapeHtml(say(t('Please check what you entered')));
  return `<section role="alert" class="errors"><h2>${heading}</h2><ul>${items.join('')}</ul></section>`;
}

const setupUrl = (token: string, language: Language) =>
  `${SITE_ROUTES['setup.submitPage'].path}?${new URLSearchParams({
    token,
    ...(language !== SOURCE_LANGUAGE && { language }),
  })}`;

const otherLanguages = (token: string, current: Language) =>
  LANGUAGES.filter((language) => language !== current)
    .map(
      (language) =>
        `<p><a${attributes({ href: setupUrl(token, language), hreflang: language, lang: language })}>${LANGUAGE_NAMES[language]}</a></p>`,
    )
    .join('');

/** Writes the form that sets a new site up. It needs no script. */
export function setupPage({ token, language, values, errors }: SetupForm): string {
  const say = sayIn(language);
  const writer = { say, values, errors };
  const heading = say(t('Set up your site'));
  const title = Object.keys(errors).length > 0 ? `${say(t('Error'))}: ${heading}` : heading;
  const intro = say(
    t('Answer these questions once. You can change every answer later in the administration.'),
  );
  const action = escapeHtml(setupUrl(token, language));
  return plainDocument({
    language,
    title,
    body: `${otherLanguages(token, language)}<h1>${escapeHtml(heading)}</h1>
${summary(writer)}
<p>${escapeHtml(intro)}</p>
<form method="post" action="${action}">${SETUP_GROUPS.map((one) => group(one, writer)).join('')}
<button>${escapeHtml(say(t('Set up the site')))}</button></form>`,
  });
}

interface SetupNotice {
  readonly language: Language;
  readonly heading: string;
  readonly sentences: readonly string[];
  readonly link?: { readonly label: string; readonly href: string };
}

/** Writes a page that says what became of the setup. */
export const setupNotice = ({ language, heading, sentences, link }: SetupNotice): string =>
  plainDocument({
    language,
    title: heading,
    body: `<h1>${escapeHtml(heading)}</h1>${sentences.map((sentence) => `<p>${escapeHtml(sentence)}</p>`).join('')}
${link ? `<p><a href="${escapeHtml(link.href)}">${escapeHtml(link.label)}</a></p>` : ''}`,
  });
