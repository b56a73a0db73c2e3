import type { FastifyRequest } from 'fastify';
import type { DeliveryKey } from '../../../plugins/access/delivery-key';
import { readPublisher } from './publisher';

const KEY: DeliveryKey = {
  id: 7,
  name: 'Team',
  remote: 'music',
  kind: 'isolated',
  can_release: true,
  public_key: 'A',
};
const PREVIEWS_ALONE = 'This key publishes for previews. The communications team decides what is live.';

const requestOf = (who: Partial<FastifyRequest>) =>
  ({ id: 'request 1', ip: '198.51.100.1', deliveryKey: null, actor: null, ...who }) as FastifyRequest;
const withKey = (changes: Partial<DeliveryKey> = {}) => requestOf({ deliveryKey: { ...KEY, ...changes } });

it('writes by the name of its key', () => {
  const { writer, key } = readPublisher(withKey(), 'music', 'release');
  expect(writer).toMatchObject({ actor_id: null, actor_label: 'Key “Team”', request_id: 'request 1' });
  expect(key).toEqual(KEY);
});

it.each<[string, Partial<DeliveryKey>, string | null, 'read' | 'publish' | 'release', string | null]>([
  ['its own remote', {}, 'music', 'release', null],
  ['another remote', {}, 'youth', 'read', 'This key is for music, not for youth.'],
  ['all remotes', {}, null, 'read', 'This key is for music.'],
  ['a core remote that it makes live', { kind: 'core' }, 'music', 'release', 'music is a core remote'],
  ['a core remote that it publishes for a preview', { kind: 'core' }, 'music', 'publish', null],
  ['any remote with the key of the site', { remote: null, kind: null }, 'youth', 'release', null],
  ['all remotes with the key of the site', { remote: null, kind: null }, null, 'read', null],
  ['what is live, with a key for previews', { can_release: false }, 'music', 'release', PREVIEWS_ALONE],
  ['a preview, with a key for previews', { can_release: false }, 'music', 'publish', null],
  ['its state, with a key for previews', { can_release: false }, 'music', 'read', null],
])('decides about %s', (_, changes, remote, intent, refusal) => {
  const read = () => readPublisher(withKey(changes), remote, intent);
  if (refusal === null) expect(read().key).toEqual({ ...KEY, ...changes });
  else expect(read).toThrow(refusal);
});

it.each([
  ['leader', 'communication', true],
  ['leader', 'music', false],
  ['member', null, false],
] as const)('without a key asks who it is: %s of %s', (role, department, isAllowed) => {
  const actor = { id: 3, role, department };
  const user = { id: 3, first_name: 'Neema', last_name: 'Wanjiru' };
  const read = () => readPublisher(requestOf({ actor, user } as never), 'music', 'release');
  if (isAllowed)
    expect(read()).toMatchObject({ key: null, writer: { actor_id: 3, actor_label: 'Neema Wanjiru' } });
  else expect(read).toThrow(expect.objectContaining({ code: 'forbidden' }));
});
