import type { FastifyRequest } from 'fastify';
import { namedWriter, requestWriter } from './writer';

const user = { id: 4, firstName: 'Neema', lastName: 'Achieng' } as FastifyRequest['user'];

it('is the person who sent a request, or a visitor', () => {
  expect(requestWriter({ user, id: 'r1', ip: '10.0.0.1' })).toEqual({
    actorId: 4,
    actorLabel: 'Neema Achieng',
    requestId: 'r1',
    networkAddress: '10.0.0.1',
  });
  expect(requestWriter({ user: null, id: 'r2', ip: '10.0.0.2' })).toEqual({
    actorId: null,
    actorLabel: 'Visitor',
    requestId: 'r2',
    networkAddress: '10.0.0.2',
  });
});

it('is named where there is no account', () => {
  expect(namedWriter('Command line')).toEqual({
    actorId: null,
    actorLabel: 'Command line',
    requestId: null,
    networkAddress: null,
  });
  expect(namedWriter('Key “Laptop”', { id: 'r3', ip: '10.0.0.3' })).toEqual({
    actorId: null,
    actorLabel: 'Key “Laptop”',
    requestId: 'r3',
    networkAddress: '10.0.0.3',
  });
});
