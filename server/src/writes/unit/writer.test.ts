import type { FastifyRequest } from 'fastify';
import { namedWriter, requestWriter } from './writer';

const user = { id: 4, first_name: 'Neema', last_name: 'Achieng' } as FastifyRequest['user'];

it('is the person who sent a request, or a visitor', () => {
  expect(requestWriter({ user, id: 'r1', ip: '10.0.0.1', isolatedRemote: null })).toEqual({
    actor_id: 4,
    actor_label: 'Neema Achieng',
    request_id: 'r1',
    networkAddress: '10.0.0.1',
    remote: null,
  });
  expect(requestWriter({ user: null, id: 'r2', ip: '10.0.0.2', isolatedRemote: null })).toEqual({
    actor_id: null,
    actor_label: 'Visitor',
    request_id: 'r2',
    networkAddress: '10.0.0.2',
    remote: null,
  });
});

it('names the isolated remote whose code acted for the person', () => {
  const writer = requestWriter({ user, id: 'r1', ip: '10.0.0.1', isolatedRemote: 'choir' });
  expect(writer).toMatchObject({ actor_id: 4, remote: 'choir' });
});

it('is named where there is no account', () => {
  expect(namedWriter('Command line')).toEqual({
    actor_id: null,
    actor_label: 'Command line',
    request_id: null,
    networkAddress: null,
    remote: null,
  });
  expect(namedWriter('Key “Laptop”', { id: 'r3', ip: '10.0.0.3' })).toEqual({
    actor_id: null,
    actor_label: 'Key “Laptop”',
    request_id: 'r3',
    networkAddress: '10.0.0.3',
    remote: null,
  });
});
