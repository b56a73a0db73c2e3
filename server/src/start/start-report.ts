import { DEPARTMENT_FACTS, paths, type Department, type Role } from '@narthex/shared-contracts';
import { SITE_ROUTES } from '@narthex/shared-contracts/endpoints';
import type { WaitingBuild } from '../builds/packages/local-builds';

export interface DemoAccount {
  readonly email: string;
  readonly name: string;
  readonly role: Role;
  readonly department: Department | null;
}

/**
 * Contains the demo accounts of a seed. They are printed only once, because only the hash of their password is stored.
 */
export interface DemoAccounts {
  readonly accounts: readonly DemoAccount[];
  readonly password: string;
}

const ROLE_NAMES: Readonly<Record<Role, string>> = {
  admin: 'administrator',
  pastor: 'pastor',
  elder: 'elder',
  leader: 'leader',
  member: 'member',
};

const describe = ({ role, department }: DemoAccount) =>
  department ? `${ROLE_NAMES[role]}, ${DEPARTMENT_FACTS[department].label}` : ROLE_NAMES[role];

function alignColumns(rows: readonly (readonly string[])[]): string[] {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  );
}

const indent = (lines: readonly string[]) => lines.map((line) => `    ${line}`);

function describeWaiting(builds: readonly WaitingBuild[]): string[] {
  if (builds.length === 0) return [];
  const rows = builds.map(({ remote, version, live }) => [
    remote,
    `${version} instead of ${live}`,
    `npm run ship -- publish ${remote}`,
  ]);
  return ['', '  Built and not live; a start changes nothing that is:', ...indent(alignColumns(rows))];
}

function describeSetup(origin: string, token: string | null): string[] {
  if (token === null) return [];
  return [
    '',
    '  The site has no administrator yet. This link sets it up, once and within a day:',
    `    ${origin}${SITE_ROUTES['setup.submitPage'].path}?token=${token}`,
    '  Or answer the same questions here: npm run setup',
  ];
}

export interface ReadySite {
  readonly demo?: DemoAccounts | null;
  readonly waiting?: readonly WaitingBuild[];
  /** Is the token of the link that sets the site up, if it has no administrator. */
  readonly setupToken?: string | null;
}

/**
 * Describes the running site: its URL, the sign-in pages, how it is set up, builds that aren't live, and new demo
 * accounts.
 */
export function describeReadySite(
  origin: string,
  { demo = null, waiting = [], setupToken = null }: ReadySite = {},
): string[] {
  const signIn = [
    ['Members', `${origin}${paths.members.to()}`],
    ['Leaders', `${origin}${paths.leaders.to()}`],
    ['Administrators', `${origin}${paths.adminLogin.to()}`],
  ];
  const lines = [
    `Narthex is ready at ${origin}`,
    '',
    '  Sign in:',
    ...indent(alignColumns(signIn)),
    ...describeSetup(origin, setupToken),
    ...describeWaiting(waiting),
  ];
  if (!demo) return lines;
  return [
    ...lines,
    '',
    '  Demo accounts, shown this once:',
    ...indent(alignColumns(demo.accounts.map((account) => [account.email, account.name, describe(account)]))),
    `  Password: ${demo.password}`,
    '',
  ];
}
