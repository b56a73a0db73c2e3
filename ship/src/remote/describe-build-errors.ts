/** Begins an error in the output of webpack. */
const ERROR = /^ *ERROR in /m;
/** The minifier, and the module that extracts a style sheet, fail at what webpack puts in place of a module with an error. */
const IS_FOLLOW_UP = / from Terser plugin\n|Execution of module code from module graph/;
/** After the first error of a configuration, webpack prints that of its second attempt to load it. */
const SECOND_ATTEMPT = /^▶ CJS /m;
const REQUEST_OF_LOADERS = / \(\S*!=!.*\)/;
/** Matches an error of the system with its properties, which repeat what its message says. */
const SYSTEM_ERROR = /\[(Error: E[A-Z]+: [^\]]+)\] \{[^}]*\}/;
const NOISE =
  /^ *(Module build failed \(from .*|at .*|<w> .*|\(node:\d+\) .*|\(Use `node --trace-.*|@ container entry.*|.* compiled with \d+ errors?)$/;

function shorten(problem: string): string {
  // The compiler adds a backtrace of its own functions.
  const [explained = ''] = problem.split(/^ *Caused by:$/m);
  const lines = explained
    .replace(SYSTEM_ERROR, '$1')
    .split('\n')
    .filter((line) => !NOISE.test(line));
  return lines.join('\n').replace(REQUEST_OF_LOADERS, '').trim();
}

/**
 * Returns the errors of a failed build, each with its file and line, without what webpack and the compilers print about
 * themselves. Output without an error of webpack, such as that of a configuration, loses its stack only.
 */
export function describeBuildErrors(output: string): string {
  const [, ...problems] = output.split(ERROR);
  const described = problems.filter((problem) => !IS_FOLLOW_UP.test(problem)).map(shorten);
  // The builds for browsers and for servers report the same.
  return described.length === 0
    ? shorten(output.split(SECOND_ATTEMPT)[0] ?? '')
    : [...new Set(described)].join('\n\n');
}
