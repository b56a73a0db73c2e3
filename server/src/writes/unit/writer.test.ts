import type { FastifyRequest } from 'fastify';
import { namedWriter, requestWriter } from './writer';

const user = { id: 4, firstName: 'Neema', lastName: 'Achieng' } as FastifyRequest['user'];

it('is the person who sent a request, or a visitor', () => {
  expect(requestWriter({ user, id: 'r1' })).toEqual({
    actorId: 4,
    actorLabel: 'Neema Achieng',
    requestId: 'r1',
  });
  expect(requestWriter({ user: null, id: 'r2' })).toEqual({
    actorId: null,
    actorLabel: 'Visitor',
    requestId: 'r2',
  });
});

it('is named where there is no account', () => {
  expect(namedWriter('Command line')).toEqual({
    actorId: null,
    actorLabel: 'Command line',
    requestId: null,
  });
  expect(namedWriter('Ship token', 'r3').requestId).toBe('r3');
});
