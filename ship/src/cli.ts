import { existsSync } from 'node:fs';
import path from 'node:path';
import { Command } from 'commander';
import { PublishError, publish } from './publish';
import { BuildError } from './build-rooms';
import { ROOT } from './run';

const program = new Command('npm run ship --').description('Ships one remote into a running site.');

program
  .command('publish')
  .description('build one remote, add the version to the registry of the running site and make it live')
  .argument('<remote>', 'name of the remote, for example senior-admin')
  .option(
    '--site <origin>',
    'the running site',
    process.env['NARTHEX_SITE'] ?? `http://127.0.0.1:${process.env['PORT'] ?? 8080}`,
  )
  .action(async (remote: string, { site }: { site: string }) => {
    if (!existsSync(path.join(ROOT, 'remotes', remote, 'remote.json'))) {
      program.error(`There is no remote ${remote} in remotes/.`);
    }
    const version = await publish(remote, { site, token: process.env['SHIP_TOKEN'] });
    console.log(`${remote} ${version} is live on ${site}. A reload shows it.`);
  });

try {
  await program.parseAsync();
} catch (cause) {
  if (!(cause instanceof PublishError || cause instanceof BuildError)) throw cause;
  console.error(cause.message);
  process.exitCode = 1;
}
