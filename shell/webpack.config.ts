import { defineShell } from '../webpack.common';

export default defineShell();
