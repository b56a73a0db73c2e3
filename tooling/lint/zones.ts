import { readdirSync } from 'node:fs';
import { foldersIn } from './folders-in';
import { IMPORT_RULES } from './import-rules';

interface Zone {
  readonly target: string;
  readonly from: string | string[];
  readonly except?: string[];
  readonly message: string;
}

const REMOTES = foldersIn('remotes').map((remote) => `./remotes/${remote}`);
/** Maps the rooms of the import rules to their folders. */
const ROOMS: Readonly<Record<string, readonly string[]>> = {
  ...Object.fromEntries(Object.keys(IMPORT_RULES).map((room) => [room, [`./${room}`]])),
  'build-plugins': ['./tooling/build-plugins'],
  remote: REMOTES,
};

/** A room imports only the rooms that its rule allows, and a remote no other remote. */
export const ROOM_ZONES: Zone[] = Object.entries(IMPORT_RULES).flatMap(([room, { allow, alternative }]) => {
  const forbidden = Object.keys(ROOMS).filter((other) => !allow.includes(other));
  return (ROOMS[room] ?? []).map((target) => ({
    target,
    from: forbidden.flatMap((other) => ROOMS[other] ?? []).filter((folder) => folder !== target),
    message: `${room} must not import this. ${alternative}`,
  }));
});

/** Features of a remote are combined in pages and must not import each other. */
export const FEATURE_ZONES: Zone[] = foldersIn('remotes')
  .filter((remote) => foldersIn(`remotes/${remote}/src`).includes('features'))
  .flatMap((remote) => {
    const source = `./remotes/${remote}/src`;
    const features = foldersIn(`${source}/features`);
    return [
      { target: `${source}/features`, from: `${source}/pages`, message: 'A feature knows no page.' },
      ...features.map((feature) => ({
        target: `${source}/features/${feature}`,
        from: `${source}/features`,
        except: [`./${feature}`],
        message: 'A feature imports no other feature: let a page compose both, or move what both need.',
      })),
    ];
  });

const PANELS = foldersIn('shared-panels/src').filter((folder) =>
  readdirSync(`shared-panels/src/${folder}`).includes(`${folder}-panel.tsx`),
);
/** Code that several panels need is beside their folders. */
export const PANEL_ZONES: Zone[] = PANELS.map((panel) => ({
  target: `./shared-panels/src/${panel}`,
  from: PANELS.filter((other) => other !== panel).map((other) => `./shared-panels/src/${other}`),
  message: 'A panel imports no other panel: move what both need beside them.',
}));
