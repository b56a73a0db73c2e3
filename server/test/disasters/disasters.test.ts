import { runDisasters } from './run-disasters';

/** `DISASTER_ROUNDS` and `DISASTER_SEED` repeat a run: the title names both. */
const ROUNDS = Number(process.env['DISASTER_ROUNDS'] ?? 3);
const SEED = Number(process.env['DISASTER_SEED'] ?? 11);
const ROUND_MS = 120_000;

it(
  `keeps what was acknowledged, once, through ${ROUNDS} disasters (seed ${SEED})`,
  async () => {
    const { faults, requests } = await runDisasters({ engine: 'embedded', seed: SEED, rounds: ROUNDS });
    expect(faults).toEqual([]);
    expect(requests.acknowledged).toBeGreaterThan(0);
  },
  (ROUNDS + 2) * ROUND_MS,
);
