import type { FastifyRequest } from 'fastify';
import { namedWriter, requestWriter } from './writer';

const user = { id: 4, first_name: 'Neema', last_name: 'Achieng' } as FastifyRequest['user'];

it('is the person who sent a request, or a visitor', () => {
  expect(requestWriter({ user, id: 'r1', ip: '10.0.0.1' })).toEqual({
    actor_id: 4,
    actor_label: 'Neema Achieng',
    request_id: 'r1',
    networkAddress: '10.0.0.1',
  });
  expect(requestWriter({ user: null, id: 'r2', ip: '10.0.0.2' })).toEqual({
    actor_id: null,
    actor_label: 'Visitor',
    request_id: 'r2',
    networkAddress: '10.0.0.2',
  });
});

it('is named where there is no account', () => {
  expect(namedWriter('Command line')).toEqual({
    actor_id: null,
    actor_label: 'Command line',
    request_id: null,
    networkAddress: null,
  });
  expect(namedWriter('Key “Laptop”', { id: 'r3', ip: '10.0.0.3' })).toEqual({
    actor_id: null,
    actor_label: 'Key “Laptop”',
    request_id: 'r3',
    networkAddress: '10.0.0.3',
  });
});
