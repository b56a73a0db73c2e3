/** Ministry teams install these packages besides the commands. */
export const LIBRARIES = ['shared-contracts', 'shared-auth', 'shared-ui', 'shared-panels', 'remote-kit'];

/** This room contains the commands that a team installs as `narthex`. */
export const COMMANDS = 'ship';

/** Teams install a package of each of these rooms. */
export const PACKED_ROOMS = [...LIBRARIES, COMMANDS];
