import { readdirSync } from 'node:fs';
import path from 'node:path';
import { compiled, type CompiledRoom } from '@narthex/remote-kit/build/compile';
import type { Configuration } from 'webpack';
import { ROOT } from './root';

const CONFIG_FILES = readdirSync(__dirname).map((file) => path.join(__dirname, file));

/** Compiles a room of this repository as the kit compiles remotes. */
export const compileRoom = (
  room: string,
  prefix: CompiledRoom['prefix'],
  target: CompiledRoom['target'],
): Configuration =>
  compiled({ name: room, folder: path.join(ROOT, room), prefix, target, configFiles: CONFIG_FILES });
