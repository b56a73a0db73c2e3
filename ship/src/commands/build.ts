import { buildStaleOrExit } from '../rooms/build-rooms';

const rooms = process.argv.slice(2).map((name) => (name === 'shell' ? name : `remotes/${name}`));
await buildStaleOrExit(rooms.length > 0 ? rooms : undefined);
