/** Describes consecutive lines of a file and their replacement. */
export interface Hunk {
  readonly before: readonly string[];
  readonly after: readonly string[];
}

/** Describes one instruction of a recipe. */
export type RecipeStep =
  | { readonly kind: 'write'; readonly file: string; readonly text: string }
  | { readonly kind: 'change'; readonly file: string; readonly hunks: readonly Hunk[] }
  | { readonly kind: 'run'; readonly commands: readonly string[] };

/** Matches a fenced block with its language and file: ```diff shared-ui/src/styles/tokens.css */
const BLOCK = /^( *)```(\w+)(?: (\S+))?\n([\s\S]*?)^ *```$/gm;
const NEXT_HUNK = /^@@.*$/m;

function readHunk(text: string): Hunk {
  const lines = text.replace(/^\n|\n$/g, '').split('\n');
  const without = (sign: '+' | '-') =>
    lines.filter((line) => !line.startsWith(sign)).map((line) => line.slice(1));
  return { before: without('+'), after: without('-') };
}

function readStep(language: string, file: string | undefined, text: string): RecipeStep | null {
  if (language === 'sh') {
    const commands = text.split('\n').map((line) => line.replace(/ +#.*/, '').trim());
    return { kind: 'run', commands: commands.filter(Boolean) };
  }
  if (file === undefined) return null;
  if (language === 'diff') return { kind: 'change', file, hunks: text.split(NEXT_HUNK).map(readHunk) };
  return { kind: 'write', file, text };
}

/**
 * Returns the instructions of a recipe in order: a block with a file name is a new file or, as `diff`, the change of a
 * file; `sh` contains commands. Other blocks are examples.
 */
export function readRecipe(markdown: string): RecipeStep[] {
  return [...markdown.matchAll(BLOCK)].flatMap(([, indent = '', language = '', file, text = '']) => {
    const step = readStep(language, file, text.replaceAll(new RegExp(`^${indent}`, 'gm'), ''));
    return step ? [step] : [];
  });
}
