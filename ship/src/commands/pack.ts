import path from 'node:path';
import { packPackages } from '../packages/pack-packages';
import { ROOT } from '../run';

const target = path.resolve(process.argv[2] ?? path.join(ROOT, 'dist/packages'));
for (const file of await packPackages(target)) console.log(path.join(target, file));
