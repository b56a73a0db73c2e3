import { describeFailure } from '../backup/commands/describe-failure';
import { openSnapshot } from '../backup/snapshot/open-snapshot';
import type { Config } from '../config';
import { openDatabase } from '../database/open-database';
import { openFileStore } from '../file-store/open-file-store';
import type { Check, ExaminedSite, Finding } from './check';
import { BACKUP_CHECKS } from './checks/backup-checks';
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
  ...BACKUP_CHECKS,
  ...MAIL_CHECKS,
];

export interface CheckResult {
  readonly check: Check;
  readonly findings: readonly Finding[];
}

/** A check that can't be done is itself a finding: what stops one says nothing about the others. */
async function findWith(check: Check, site: ExaminedSite): Promise<readonly Finding[]> {
  try {
    return await check.find(site);
  } catch (error) {
    const problem = `This could not be checked. ${describeFailure(error, site.config)}`;
    return [{ problem, advice: 'Mend that and run the command again.' }];
  }
}

/** Runs every check, one after the other. */
export async function runChecks(site: ExaminedSite): Promise<CheckResult[]> {
  const results: CheckResult[] = [];
  for (const check of CHECKS) results.push({ check, findings: await findWith(check, site) });
  return results;
}

/** Runs every check on the site that the settings name, while it runs or not. */
export async function examineSite(config: Config): Promise<CheckResult[]> {
  const { database, close } = await openSnapshot(config);
  try {
    const { db, engine } = database;
    return await runChecks({ config, engine, db, files: await openFileStore(config) });
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
