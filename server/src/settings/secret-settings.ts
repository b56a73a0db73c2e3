import { readFileSync } from 'node:fs';
import type { z } from 'zod';

/** Marks a setting that may stand in a file: `SMTP_URL_FILE` then names the file with the value of `SMTP_URL`. */
export const SECRET = { isSecret: true } as const;

/** Lists the settings of a schema that are secrets. */
export const listSecrets = (shape: z.core.$ZodShape): string[] =>
  Object.entries(shape)
    .filter(([, schema]) => (schema as z.ZodType).meta()?.['isSecret'] === true)
    .map(([name]) => name);

/**
 * Adds the secrets that stand in files to the environment, so that a service manager can hand them over without showing
 * them to other processes. A line break at the end of a file isn't part of the secret.
 * @returns The environment, and a sentence for each file that can't be used.
 */
export function readSecretFiles(
  environment: NodeJS.ProcessEnv,
  secrets: readonly string[],
): { readonly environment: NodeJS.ProcessEnv; readonly problems: readonly string[] } {
  const read: Record<string, string> = {};
  const problems: string[] = [];
  for (const name of secrets) {
    const file = environment[`${name}_FILE`];
    if (!file) continue;
    if (environment[name]) {
      problems.push(`${name} and ${name}_FILE are both set: remove one of them`);
      continue;
    }
    try {
      read[name] = readFileSync(file, 'utf8').trimEnd();
      if (read[name] === '') problems.push(`the file of ${name}_FILE is empty: ${file}`);
    } catch {
      problems.push(`the file of ${name}_FILE can't be read by this user: ${file}`);
    }
  }
  return { environment: { ...environment, ...read }, problems };
}

/**
 * Reads what a schema knows from an environment, without blank values and the spaces around others. Some programs hand
 * quotes on that stand in a file of settings, and a folder would get them in its name. Secrets are left as they are.
 * @returns The values, and a sentence for each that stands in quotes.
 */
export function readPlainValues(environment: NodeJS.ProcessEnv, shape: z.core.$ZodShape) {
  const secrets = listSecrets(shape);
  const known = Object.keys(shape).map(
    (name) => [name, secrets.includes(name) ? environment[name] : environment[name]?.trim()] as const,
  );
  const set = known.filter(([, value]) => value);
  const quoted = set.filter(([name, value = '']) => !secrets.includes(name) && /^(["']).*\1$/.test(value));
  return {
    values: Object.fromEntries(set),
    problems: quoted.map(([name]) => `${name} must stand without quotes`),
  };
}
