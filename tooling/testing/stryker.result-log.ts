import { appendFileSync } from 'node:fs';
import { PluginKind, declareValuePlugin } from '@stryker-mutator/api/plugin';
import type { TriedFault } from '../../ship/src/mutation/mutate-changes';

const file = process.env['MUTATION_RESULT_LOG'];

/** Found by Stryker by this name: writes down each fault that was tried, so that a run that is cut short still tells. */
export const strykerPlugins = [
  declareValuePlugin(PluginKind.Reporter, 'result-log', {
    onMutantTested({ fileName, location, mutatorName, replacement, status }) {
      if (!file) return;
      const fault: TriedFault = { fileName, line: location.start.line, mutatorName, replacement, status };
      appendFileSync(file, `${JSON.stringify(fault)}\n`);
    },
  }),
];
