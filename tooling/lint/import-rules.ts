const CLIENT_ROOMS = ['shared-auth', 'shared-ui', 'shared-contracts'];

/** Lists which rooms a room may import, and what to do instead of any other import. */
export const IMPORT_RULES: Readonly<Record<string, { allow: string[]; alternative: string }>> = {
  shell: {
    allow: CLIENT_ROOMS,
    alternative: 'The shell loads remotes by the registry and knows no source of theirs.',
  },
  remote: {
    allow: [...CLIENT_ROOMS, 'shared-panels', 'remote-kit'],
    alternative: 'What two remotes need belongs in shared-ui, shared-panels or shared-contracts.',
  },
  'shared-panels': {
    allow: CLIENT_ROOMS,
    alternative: 'A panel asks can() and gets its scope; it knows no dashboard.',
  },
  'shared-auth': { allow: ['shared-contracts'], alternative: 'The session knows no screen.' },
  'shared-ui': {
    allow: [],
    alternative: 'shared-ui knows no API, role or route: pass what it shows as props.',
  },
  'shared-contracts': { allow: [], alternative: 'Contracts import nothing but the schema library.' },
  server: {
    allow: ['shared-contracts'],
    alternative: 'The server uses the built Node bundles of client rooms, never their source.',
  },
  demo: {
    allow: ['server', 'shared-contracts'],
    alternative: 'The demo fills the tables of the server, and knows no screen.',
  },
  ship: {
    allow: ['shared-contracts', 'remote-kit', 'build-plugins'],
    alternative: 'Shipping knows contracts and builds only.',
  },
  e2e: {
    allow: ['shared-contracts', 'ship'],
    alternative: 'Browser tests see what a person sees, and type the commands of ship.',
  },
  bench: {
    allow: [
      ...['shared-contracts', 'shell', 'remote', 'shared-ui', 'shared-auth', 'remote-kit', 'build-plugins'],
      'ship',
    ],
    alternative: 'The monolith is built from shell and remotes.',
  },
  'build-plugins': {
    allow: ['shared-contracts', 'remote-kit'],
    alternative: 'Build plugins know files only.',
  },
  'remote-kit': {
    allow: ['shared-contracts'],
    alternative: 'The kit builds and tests any remote, and knows none.',
  },
};
