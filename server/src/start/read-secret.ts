import { createInterface } from 'node:readline';
import { Writable } from 'node:stream';

/**
 * Asks a question on the terminal without showing the typed answer. Without a terminal, it reads the first line of the
 * input.
 */
export function readSecret(question: string): Promise<string> {
  const { stdin, stderr } = process;
  // The line editor echoes every letter to its output, so the output is discarded.
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
  const lines = createInterface({ input: stdin, output: nowhere, terminal: stdin.isTTY });
  if (stdin.isTTY) stderr.write(question);
  return new Promise((resolve) => {
    let answer = '';
    lines.once('line', (line) => {
      answer = line;
      lines.close();
    });
    lines.once('close', () => {
      if (stdin.isTTY) stderr.write('\n');
      resolve(answer);
    });
  });
}
