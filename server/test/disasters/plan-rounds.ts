import fc from 'fast-check';
import type { Fault } from './faults/fault';
import { FAULTS } from './faults/list-faults';
import type { Machine } from './machine/machine';

/** What happens in a round, and when. */
export interface Round {
  readonly fault: Fault;
  /** People write for so long before it begins. */
  readonly beginsAfterMs: number;
  readonly lastsMs: number;
}

const MAX_QUIET_MS = 2_000;
const MAX_FAULT_MS = 1_500;

/** Draws the rounds from one seed. More rounds begin with the same ones, on a machine that can suffer the same. */
export function planRounds(machine: Machine, seed: number, count: number): readonly Round[] {
  const possible = FAULTS.filter(({ canHappen }) => canHappen(machine));
  const round = fc.record({
    fault: fc.oneof(...possible.map((fault) => ({ weight: fault.weight, arbitrary: fc.constant(fault) }))),
    beginsAfterMs: fc.integer({ min: 0, max: MAX_QUIET_MS }),
    lastsMs: fc.integer({ min: 0, max: MAX_FAULT_MS }),
  });
  return fc.sample(fc.noShrink(round), { seed, numRuns: count });
}

/** Names the faults that this machine can't suffer. */
export const listImpossible = (machine: Machine): string[] =>
  FAULTS.filter(({ canHappen }) => !canHappen(machine)).map(({ name }) => name);
