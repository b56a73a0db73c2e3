import { PassThrough } from 'node:stream';
import { createTerminal } from './terminal';

function open() {
  const input = new PassThrough();
  const output = new PassThrough();
  return {
    terminal: createTerminal({ input, output, isTyped: true }),
    type: (text: string) => input.write(text),
    shown: () => String(output.read() ?? ''),
  };
}

it.each([
  ['Ctrl-C', '\u0003'],
  ['Ctrl-D', '\u0004'],
])('ends by %s instead of taking it for an empty answer', async (_title, key) => {
  for (const ask of ['ask', 'askSecretly'] as const) {
    const { terminal, type } = open();
    const asked = terminal[ask]('Name: ');
    type(key);
    await expect(asked).rejects.toThrow('The input ended before this was answered: nothing has changed.');
  }
});

it('answers the next questions with lines that were pasted together, and goes on in the last', async () => {
  const { terminal, type, shown } = open();
  const first = terminal.ask('Street: ');
  type('P.O. Box 7\nElgon View\nEldo');
  expect(await first).toBe('P.O. Box 7');
  expect(shown()).not.toContain('Elgon');
  expect(await terminal.ask('Quarter: ')).toBe('Elgon View');
  const last = terminal.ask('Town: ');
  type('ret\n');
  expect(await last).toBe('Eldoret');
  expect(shown()).toContain('Quarter: Elgon View\n');
});

it('shows no secret, typed or pasted', async () => {
  const { terminal, type, shown } = open();
  const first = terminal.askSecretly('Password: ');
  type('four words\nfour words\n');
  expect(await first).toBe('four words');
  expect(await terminal.askSecretly('Repeat it: ')).toBe('four words');
  expect(shown()).not.toContain('four');
});
