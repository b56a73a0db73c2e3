import { CALLS, findCall } from './calls';

describe('the table of calls', () => {
  it('lists every call once', () => {
    const keys = CALLS.map((call) => `${call.method} ${call.path.replace(/:[^/]+/g, ':')}`);
    expect(new Set(keys).size).toBe(keys.length);
  });

  it('finds a call by its pattern, whatever its parameter is called', () => {
    expect(findCall('DELETE', '/api/v1/events/:eventId')?.access).toBe('leader');
    expect(findCall('DELETE', '/api/v1/everything')).toBeUndefined();
  });
});
