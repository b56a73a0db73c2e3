import { DEPARTMENTS, isDepartment } from '@narthex/shared-contracts';
import { remoteNameSchema } from '@narthex/shared-contracts/descriptor';
import { run } from '../run';
import { findRegistryProblem } from './registry-problem';
import { CommandError } from '../command-errors';
import { createRemote } from './create-remote';

export interface NewOptions {
  readonly department: string;
  readonly packages?: string;
  readonly install: boolean;
}

/** Runs `narthex new`, which creates a remote and installs its packages. */
export async function runNew(name: string, { department, packages, install }: NewOptions): Promise<void> {
  const checked = remoteNameSchema.safeParse(name);
  if (!checked.success) throw new CommandError(checked.error.issues.map(({ message }) => message).join(' '));
  if (!isDepartment(department))
    throw new CommandError(`There is no department ${department}. The site has ${DEPARTMENTS.join(', ')}.`);
  const folder = createRemote({ name, department, packages, cwd: process.cwd() });
  console.log(`${name} stands in ${folder}.`);
  if (!install) return;
  const code = await run(
    'npm',
    ['install', '--no-audit', '--no-fund', '--prefer-offline', '--loglevel=error'],
    {
      cwd: process.cwd(),
    },
  );
  if (code !== 0) {
    const reason = (await findRegistryProblem()) ?? 'for the reason above';
    throw new CommandError(
      `Its packages could not be installed, ${reason}. Run the same command again once that is mended: it goes on here.`,
    );
  }
  console.log('Its packages are installed. Next: npm test, and npx narthex check.');
}
