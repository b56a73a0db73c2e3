import { createInterface } from 'node:readline';
import { Writable } from 'node:stream';
import { ConfigError } from '../../config';

/** Asks questions on a terminal. Throws ConfigError if the input ends, such as by Ctrl-C. */
export interface Terminal {
  ask(question: string): Promise<string>;
  /** Doesn't show what is typed. */
  askSecretly(question: string): Promise<string>;
}

interface Streams {
  readonly input: NodeJS.ReadableStream;
  readonly output: NodeJS.WritableStream & { readonly columns?: number };
  /** Is true if somebody types the input, so that the line editor has to show it. */
  readonly isTyped: boolean;
}

export function createTerminal({ input, output, isTyped }: Streams): Terminal {
  /** Lines that arrived together with an earlier one answer the next questions: somebody has pasted them. */
  const pasted: string[] = [];
  /** The last pasted line may have no end yet. */
  let begun = '';

  function readLine(question: string, isSecret: boolean): Promise<string> {
    const next = pasted.shift();
    if (next !== undefined) {
      output.write(isSecret ? `${question}\n` : `${question}${next}\n`);
      return Promise.resolve(next);
    }
    return new Promise((resolve, reject) => {
      let answer: string | undefined;
      // The line editor shows every letter on its output: of a secret, and of lines that belong to later questions too.
      const shown = new Writable({
        write(chunk: Buffer, _encoding, done) {
          if (!isSecret && answer === undefined) output.write(chunk);
          done();
        },
      });
      const lines = createInterface({
        input,
        output: Object.assign(shown, { columns: output.columns }),
        terminal: isTyped,
      });
      lines.on('line', (line) => {
        if (answer !== undefined) {
          pasted.push(line);
          return;
        }
        answer = line;
        setImmediate(() => lines.close());
      });
      lines.once('close', () => {
        begun = isTyped ? lines.line : '';
        if (isSecret && isTyped) output.write('\n');
        if (answer === undefined)
          reject(new ConfigError('The input ended before this was answered: nothing has changed.'));
        else resolve(answer);
      });
      if (isSecret && isTyped) output.write(question);
      else if (!isSecret) {
        lines.setPrompt(question);
        lines.prompt();
      }
      if (begun !== '') lines.write(begun);
    });
  }

  return {
    ask: (question) => readLine(question, false),
    askSecretly: (question) => readLine(question, true),
  };
}

/** Is the terminal of this process. Questions go to the error output, so that the output is the result alone. */
export const TERMINAL: Terminal = createTerminal({
  input: process.stdin,
  output: process.stderr,
  isTyped: process.stdin.isTTY,
});
