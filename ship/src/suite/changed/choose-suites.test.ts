import { chooseSuites } from './choose-suites';

const EVENTS = 'server/src/modules/events/events.test.ts';
const LISTS = 'server/src/lists/lists.test.ts';
const PANEL = 'shared-panels/src/events/events-panel.test.tsx';
const PAGE = 'remotes/public-site/src/pages/events/event-pages.test.tsx';
const choose = (changed: string[], times: Record<string, number>, seconds: number) =>
  chooseSuites([EVENTS, LISTS, PANEL, PAGE], changed, new Map(Object.entries(times)), seconds);

it('takes all of them while there is time', () => {
  expect(choose(['server/src/modules/events/routes.ts'], {}, 100)).toHaveLength(4);
});

it.each([
  ['beside what changed', 'server/src/modules/events/routes.ts', EVENTS],
  ['in a folder of what changed', 'server/src/modules/module-routes.ts', EVENTS],
  ['that changed itself', PANEL, PANEL],
  ['of the same remote', 'remotes/public-site/src/data/site.ts', PAGE],
])('takes the suite %s first', (_, changed, first) => {
  expect(choose([changed], {}, 4)).toEqual([first]);
});

it('takes the quick ones of those equally near, and leaves what would take too long', () => {
  const changed = ['server/src/app.ts'];
  expect(choose(changed, { [EVENTS]: 40, [LISTS]: 5 }, 10)).toEqual([LISTS]);
});
