// `npm run remove-demo` runs this script.
import { print, runCommand } from '@narthex/server/backup/commands/run-command';
import { runOnSite } from '@narthex/server/commands/site-command';
import { REMOVE_DEMO } from './remove-demo';

const USAGE = `npm run remove-demo

Removes the demo congregation from a site that began with it, while the site runs or not. What somebody has changed stays, and
so does an event or ministry in which somebody takes part who came later; the command lists it. Make a backup first.`;

await runCommand({
  usage: USAGE,
  async run(config) {
    const { removed, kept, suspended } = await runOnSite(config, REMOVE_DEMO, {});
    const count = Object.values(removed).reduce((sum, rows) => sum + rows, 0);
    print([
      `${count.toLocaleString('en-US')} rows of the demo congregation are removed.`,
      ...Object.entries(kept).map(([table, titles]) => `These ${table} stay: ${titles.join('; ')}`),
      ...(suspended.length > 0
        ? [`These accounts of the demo were changed: they stay, and can't sign in: ${suspended.join(', ')}`]
        : []),
      'If no administrator is left, npm run setup makes one.',
    ]);
  },
});
