import { defineRemote } from '@narthex/remote-kit/build';

export default defineRemote(__dirname);
