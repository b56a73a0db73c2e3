import path from 'node:path';
import { packPackages } from '../packages/pack-packages';
import { ROOT } from '../run';
import { createNpmCommand } from '../terminal/npm-command';

await createNpmCommand('pack', 'packs the packages that a ministry team builds with')
  .argument('[folder]', 'where they are written', path.join(ROOT, 'dist/packages'))
  .action(async (folder: string) => {
    const target = path.resolve(folder);
    for (const file of await packPackages(target)) console.log(path.join(target, file));
  })
  .parseAsync();
