import { MUTATION_ROOM_NAMES } from '../../../tooling/testing/stryker.config';
import { mutateChanges } from '../mutation/mutate-changes';
import { mutateRoom } from '../mutation/mutate-room';
import { createNpmCommand } from '../terminal/npm-command';

const DEFAULT_MINUTES = 3;

const program = createNpmCommand(
  'test:mutation',
  'puts small faults into the rooms where one that no test notices costs most',
);

for (const room of MUTATION_ROOM_NAMES) {
  program
    .command(room)
    .description('the whole room; more options go to Stryker')
    .allowUnknownOption()
    .argument('[options...]')
    .action(async (options: string[]) => {
      process.exitCode = await mutateRoom(room, options);
    });
}

program
  .command('all')
  .description('every room, as before a release; takes hours, and goes on where it was broken off')
  .action(async () => {
    const failed: string[] = [];
    for (const room of MUTATION_ROOM_NAMES) {
      if ((await mutateRoom(room, [])) !== 0) failed.push(room);
    }
    console.log(failed.length > 0 ? `Too few faults noticed in ${failed.join(', ')}.` : 'All rooms pass.');
    process.exitCode = failed.length > 0 ? 1 : 0;
  });

program
  .command('changes')
  .description('the lines of these rooms that have changed, as far as time allows')
  .option('--minutes <n>', 'how long', Number, DEFAULT_MINUTES)
  .option('--since <commit>', 'where the change starts; found by itself when it is left out')
  .action(async ({ minutes, since }: { minutes: number; since?: string }) => {
    process.exitCode = await mutateChanges(minutes, since);
  });

await program.parseAsync();
