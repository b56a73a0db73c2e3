import { defineRemote } from '../../webpack.common';

export default defineRemote(__dirname);
