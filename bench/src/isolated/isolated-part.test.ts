import { judgePaints } from './isolated-part';

const core = { first: 1_000, second: 800 };

it('allows the boundary three tenths of the time of a core remote, at both visits', () => {
  expect(judgePaints(core, { first: 1_300, second: 1_041 })).toMatchObject([
    { value: '1.30', isMet: true },
    { value: '1.30', isMet: false },
  ]);
});
