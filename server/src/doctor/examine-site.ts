import { describeFailure } from '../backup/commands/describe-failure';
import { refuseStopped } from '../backup/commands/stopped-work';
import { NoSiteError } from '../backup/backup-error';
import { openSnapshot, type Snapshot } from '../backup/snapshot/open-snapshot';
import type { Config } from '../config';
import { openDatabase } from '../database/open-database';
import { openFileStore } from '../file-store/open-file-store';
import type { Check, Finding, SiteSettings } from './check';
import { BACKUP_CHECKS } from './checks/backup-checks';
import { BUILD_CHECKS } from './checks/build-checks';
import { FILE_CHECKS } from './checks/file-checks';
import { MACHINE_CHECKS } from './checks/machine-checks';
import { MAIL_CHECKS } from './checks/mail-checks';
import { ROW_CHECKS } from './checks/row-checks';
import { SETTING_CHECKS } from './checks/setting-checks';

export const CHECKS: readonly Check[] = [
  ...ROW_CHECKS,
  ...FILE_CHECKS,
  ...SETTING_CHECKS,
  ...MACHINE_CHECKS,
  ...BUILD_CHECKS,
  ...BACKUP_CHECKS,
  ...MAIL_CHECKS,
];

/** Says so if no check of the rows can be done. */
const DATABASE = 'database';

export interface CheckResult {
  readonly check: Pick<Check, 'name' | 'fix'>;
  readonly findings: readonly Finding[];
}

const MEND = 'Mend that and run the command again.';

/** A check that can't be done is itself a finding: what stops one says nothing about the others. */
async function findWith<Site extends SiteSettings>(
  check: Check<Site>,
  site: Site,
): Promise<readonly Finding[]> {
  try {
    return await check.find(site);
  } catch (error) {
    const problem = `This could not be checked. ${describeFailure(error, site.config)}`;
    return [{ problem, advice: MEND }];
  }
}

/** Runs checks, one after the other. */
export async function runChecks<Site extends SiteSettings>(
  site: Site,
  checks: readonly Check<Site>[],
): Promise<CheckResult[]> {
  const results: CheckResult[] = [];
  for (const check of checks) {
    refuseStopped();
    results.push({ check, findings: await findWith(check, site) });
  }
  return results;
}

/** Runs every check on the site that the settings name, while it runs or not. Throws NoSiteError if there is none. */
export async function examineSite(config: Config): Promise<CheckResult[]> {
  let snapshot: Snapshot;
  try {
    snapshot = await openSnapshot(config);
  } catch (error) {
    if (error instanceof NoSiteError) throw error;
    // A full disk or a wrong setting may be why.
    return [
      { check: { name: DATABASE }, findings: [{ problem: describeFailure(error, config), advice: MEND }] },
      ...(await runChecks({ config }, [
        ...SETTING_CHECKS,
        ...MACHINE_CHECKS,
        ...BUILD_CHECKS,
        ...MAIL_CHECKS,
      ])),
    ];
  }
  const { database, close } = snapshot;
  try {
    const { db, engine } = database;
    return await runChecks({ config, engine, db, files: await openFileStore(config) }, CHECKS);
  } finally {
    await close();
  }
}

/** Repairs what can be repaired. The embedded database must not be open in a server. */
export async function repairSite(config: Config, results: readonly CheckResult[]): Promise<void> {
  const fixes = results.flatMap(({ check, findings }) =>
    findings.length > 0 && check.fix ? [check.fix] : [],
  );
  const { dataDir, databaseUrl } = config;
  for (const fix of fixes) if (!fix.needsDatabase) await fix.run({ config });
  const inDatabase = fixes.filter((fix) => fix.needsDatabase);
  if (inDatabase.length === 0) return;
  const database = await openDatabase({ dataDir, ...(databaseUrl && { databaseUrl }) });
  try {
    for (const fix of inDatabase) await fix.run({ config, db: database.db });
  } finally {
    await database.close();
  }
}
