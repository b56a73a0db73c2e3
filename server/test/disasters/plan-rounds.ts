import fc from 'fast-check';
import type { Fault } from './faults/fault';
import { FAULTS } from './faults/list-faults';
import type { Machine } from './machine/machine';

/** Describes a round: its fault, when that begins and how long it lasts. */
export interface Round {
  readonly fault: Fault;
  /** People write for so long before it begins. */
  readonly beginsAfterMs: number;
  readonly lastsMs: number;
}

const MAX_QUIET_MS = 2_000;
const MAX_FAULT_MS = 1_500;

/** A round has only a fault whose name contains one of these texts. An empty list allows every fault. */
export type ChosenFaults = readonly string[];

/** Draws the rounds from one seed. More rounds begin with the same ones, on a machine that can suffer the same. */
export function planRounds(
  machine: Machine,
  { seed, rounds, only }: { readonly seed: number; readonly rounds: number; readonly only: ChosenFaults },
): readonly Round[] {
  const possible = FAULTS.filter(
    ({ name, canHappen }) =>
      canHappen(machine) && (only.length === 0 || only.some((text) => name.includes(text))),
  );
  if (possible.length === 0) throw new Error('None of these faults can happen to this machine.');
  const round = fc.record({
    fault: fc.oneof(...possible.map((fault) => ({ weight: fault.weight, arbitrary: fc.constant(fault) }))),
    beginsAfterMs: fc.integer({ min: 0, max: MAX_QUIET_MS }),
    lastsMs: fc.integer({ min: 0, max: MAX_FAULT_MS }),
  });
  return fc.sample(fc.noShrink(round), { seed, numRuns: rounds });
}

/** Names the faults that this machine can't suffer. */
export const listImpossible = (machine: Machine): string[] =>
  FAULTS.filter(({ canHappen }) => !canHappen(machine)).map(({ name }) => name);
