import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Describes a change of a source that a person sees on the dashboard of the pastoral team. */
export interface Edit {
  readonly name: string;
  readonly file: string;
  readonly before: string;
  readonly after: string;
  /** Holds the text or the outline that shows it. */
  readonly shows: { readonly text: string } | { readonly outline: string };
}

export const EDITS: readonly Edit[] = [
  {
    name: 'text of a remote',
    file: 'remotes/senior-admin/src/remote-app.tsx',
    before: `t('Pastoral team')`,
    after: `t('Measured team')`,
    shows: { text: 'Measured team' },
  },
  {
    name: 'text of a shared panel',
    file: 'shared-panels/src/dashboard-frame/dashboard-frame.tsx',
    before: 'Sign out',
    after: 'Measured way out',
    shows: { text: 'Measured way out' },
  },
  {
    name: 'style of shared-ui',
    file: 'shared-ui/src/dashboard-layout/dashboard-layout.module.css',
    before: '.content {',
    after: '.content {\n  outline: 1px solid rgb(1, 2, 3);',
    shows: { outline: 'rgb(1, 2, 3)' },
  },
];

/** Saves a file with another content; the returned function brings the old content back. */
export function saveEdit(
  root: string,
  { file, before, after }: Pick<Edit, 'file' | 'before' | 'after'>,
): () => void {
  const whole = path.join(root, file);
  const text = readFileSync(whole, 'utf8');
  if (!text.includes(before)) throw new Error(`${file} no longer has “${before}”.`);
  writeFileSync(whole, text.replace(before, after));
  return () => writeFileSync(whole, text);
}
