import { ACCESS_LEVELS, allows, type Access } from './access';
import type { Actor } from './roles';
import { actor } from '../testing';

const TABLE: readonly (readonly [string, Actor | null, readonly Access[]])[] = [
  ['visitor', null, ['public']],
  ['member', actor('member'), ['public', 'signed-in', 'member']],
  ['youth leader', actor('leader', 'youth'), ['public', 'signed-in', 'member', 'leader']],
  ['elder', actor('elder'), ['public', 'signed-in', 'member', 'leader', 'admin']],
  ['pastor', actor('pastor'), ['public', 'signed-in', 'member', 'leader', 'admin']],
  ['communication leader', actor('leader', 'communication'), [...ACCESS_LEVELS]],
  ['administrator', actor('admin'), [...ACCESS_LEVELS]],
];

describe.each(TABLE)('%s', (_name, who, allowed) => {
  it.each(ACCESS_LEVELS)('%s', (level) => {
    expect(allows(level, who)).toBe(allowed.includes(level));
  });
});
