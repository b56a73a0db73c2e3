import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** The documents about security name the tests and decisions that prove what they say. */
const DOCUMENTS = ['SECURITY.md', 'docs/security.md', 'docs/security/asvs.md'];
/** Names in code style that contain a slash are files or folders, unless they begin with one, such as a URL. */
const NAMED = /`([\w.-]+(?:\/[\w.-]+)+)`/g;
const LINKED = /\]\(([^)#:]+)(?:#[^)]*)?\)/g;

const listMatches = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, name = '']) => name);

/** Returns the files that a document names or links to and that don't exist, one sentence each. */
export function checkNamedFiles(root: string, documents: readonly string[] = DOCUMENTS): string[] {
  return documents.flatMap((document) => {
    const text = readFileSync(path.join(root, document), 'utf8');
    const linked = listMatches(text, LINKED).map((link) => path.join(path.dirname(document), link));
    return [...new Set([...listMatches(text, NAMED), ...linked])]
      .filter((file) => !existsSync(path.join(root, file)))
      .map((file) => `${document} names ${file}, which doesn't exist.`);
  });
}
