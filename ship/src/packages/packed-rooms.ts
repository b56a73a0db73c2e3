/** What a ministry team installs, besides the commands. */
export const LIBRARIES = ['shared-contracts', 'shared-auth', 'shared-ui', 'shared-panels', 'remote-kit'];

/** The room with the commands that a team installs as `narthex`. */
export const COMMANDS = 'ship';

/** Every room that teams install a package of. */
export const PACKED_ROOMS = [...LIBRARIES, COMMANDS];
