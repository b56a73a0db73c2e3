import { mkdirSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { buildStale } from '../rooms/build-rooms';
import { findChangeBase } from '../suite/change-base';
import { BuildError } from '../remote/build-remote';
import { ROOT } from '../run';
import { chooseSuites } from '../suite/changed/choose-suites';
import { BROKEN, reportOutcomes, type Outcome } from '../suite/outcome';
import { createMemoryFolder } from '../suite/memory-folder';
import { listChangedFiles, listRelatedSuites, readSuiteTimes } from '../suite/changed/related-suites';
import { runBrowserTests } from '../suite/run-browser-tests';
import { REPORTS, runJest } from '../suite/run-jest';
import { runSteps, type Step } from '../suite/steps';
import { createNpmCommand } from '../terminal/npm-command';
import { SUITES_ON_ENGINE, SUITES_ON_NEWER_NODE, SWEEPS } from '../suite/suite-lists';

/** The tests of the embedded database, and of its copies, don't depend on another database server. */
const OF_EMBEDDED = ['/embedded/', '/backup/snapshot/'];
/** The two workers may take this long together, so that a change is judged within a minute. */
const CHANGED_SECONDS = 90;

const ignoring = (patterns: readonly string[]) => [
  '--testPathIgnorePatterns',
  ...['/node_modules/', '/dist-node/', ...patterns],
];
const matching = (patterns: readonly string[]) => ['--testPathPatterns', patterns.join('|')];

const NOTHING: Outcome = { passed: 0, failed: 0, skipped: 0 };
const BUILD: Step<Outcome> = {
  name: 'builds',
  run: async () => {
    try {
      await buildStale();
      return NOTHING;
    } catch (cause) {
      if (!(cause instanceof BuildError)) throw cause;
      console.error(cause.message);
      return BROKEN;
    }
  },
};

function listAllSteps(withSweeps: boolean): Step<Outcome>[] {
  const { TEST_DATABASE_URL, NEWER_NODE, ...embedded } = process.env;
  const sweeps = withSweeps ? [] : SWEEPS;
  const onEngine = process.env['POSTGRES_SUITES'] === 'all' ? [] : matching(SUITES_ON_ENGINE);
  return [
    BUILD,
    { name: 'jest', run: () => runJest('jest', ignoring(sweeps), embedded) },
    ...(TEST_DATABASE_URL
      ? [
          {
            name: 'server on PostgreSQL',
            run: () =>
              runJest('postgres', [
                ...['--selectProjects', 'server', 'demo', ...onEngine],
                ...ignoring([...sweeps, ...OF_EMBEDDED]),
              ]),
          },
        ]
      : []),
    ...(NEWER_NODE
      ? [
          {
            name: 'newer Node',
            run: () => runJest('newer-node', matching(SUITES_ON_NEWER_NODE), embedded, NEWER_NODE),
          },
        ]
      : []),
    {
      name: 'browser',
      run: () => runBrowserTests(withSweeps ? [] : ['--grep-invert', SWEEPS.join('|')]),
    },
  ];
}

/** Returns steps for the suites and browser tests whose path contains one of the words. */
function listStepsOf(words: readonly string[]): Step<Outcome>[] {
  const tests = path.join(ROOT, 'e2e/tests');
  const browserTests = readdirSync(tests, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.spec.ts') && words.some((word) => file.includes(word)),
  );
  // A mistyped word is no success.
  const inBrowserAlone = browserTests.length > 0 ? ['--passWithNoTests'] : [];
  const jest = { name: 'jest', run: () => runJest('subject', [...matching(words), ...inBrowserAlone]) };
  if (browserTests.length === 0) return [jest];
  return [jest, BUILD, { name: 'browser', run: () => runBrowserTests(browserTests) }];
}

async function listStepsOfChange(): Promise<Step<Outcome>[]> {
  const changed = listChangedFiles(findChangeBase());
  const related = await listRelatedSuites(changed);
  const chosen = chooseSuites(related, changed, readSuiteTimes(), CHANGED_SECONDS);
  console.log(`${changed.length} files changed, ${related.length} suites depend on them.`);
  if (chosen.length < related.length)
    console.log(`The nearest ${chosen.length} run within a minute; \`npm test\` runs the others.`);
  if (chosen.length === 0) return [];
  return [{ name: 'jest', run: () => runJest('changed', ['--runTestsByPath', ...chosen]) }];
}

const command = createNpmCommand('test', 'runs the tests')
  .argument('[words...]', 'only those whose path has one of the words, such as events')
  .option('--all', 'also those that try every page, screen, attack, archive …, as in CI')
  .option('--changed', 'only those that a change can break, in about a minute')
  .parse();
mkdirSync(REPORTS, { recursive: true });
const memoryFolder = process.env['TMPDIR'] ? null : createMemoryFolder();
if (memoryFolder !== null) process.env['TMPDIR'] = memoryFolder;
// By default, a signal ends the process without its `exit` event, so the folder would stay.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
const words = command.args;
const { changed, all = Boolean(process.env['CI']) } = command.opts<{ changed?: boolean; all?: boolean }>();
const steps = changed ? await listStepsOfChange() : words.length > 0 ? listStepsOf(words) : listAllSteps(all);
if (!changed && !all && words.length === 0)
  console.log('Tests that try every page, screen, attack, archive … are left out: `npm test -- --all`.');
reportOutcomes(
  (await runSteps(steps)).filter(([name, outcome]) => name !== BUILD.name || outcome.failed > 0),
);
