import { buildStale } from '../build-rooms';

const rooms = process.argv.slice(2).map((name) => (name === 'shell' ? name : `remotes/${name}`));
await buildStale(rooms.length > 0 ? rooms : undefined);
