import { createInterface } from 'node:readline';
import { Writable } from 'node:stream';

/** Asks questions on a terminal. */
export interface Terminal {
  ask(question: string): Promise<string>;
  /** Doesn't show what is typed. */
  askSecretly(question: string): Promise<string>;
}

/** Reads one line of the input; an empty one if it has ended. */
function readLine(question: string, isSecret: boolean): Promise<string> {
  const { stdin, stderr } = process;
  // The line editor echoes every letter to its output, so a secret needs an output that discards them.
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
  const lines = createInterface({ input: stdin, output: isSecret ? nowhere : stderr, terminal: stdin.isTTY });
  if (isSecret && stdin.isTTY) stderr.write(question);
  return new Promise((resolve) => {
    let answer = '';
    lines.once('line', (line) => {
      answer = line;
      lines.close();
    });
    lines.once('close', () => {
      if (isSecret && stdin.isTTY) stderr.write('\n');
      resolve(answer);
    });
    if (!isSecret) {
      lines.setPrompt(question);
      lines.prompt();
    }
  });
}

/** Is the terminal of this process. Questions go to the error output, so that the output is the result alone. */
export const TERMINAL: Terminal = {
  ask: (question) => readLine(question, false),
  askSecretly: (question) => readLine(question, true),
};
