import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, readFile, readdir, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { makeEmptyPlace, makeSite } from '../../../test/backup/places';
import { examineSite } from '../../doctor/examine-site';
import { createBackup } from '../create-backup';
import { restoreBackup } from '../restore-backup';
import { makeWorkFolder } from '../work-folder';
import { REPOSITORY_ROOT } from '../../config';
import { runCommand } from './run-command';
import { refuseStopped, stopAtSignals } from './stopped-work';

// Each test is the work of a command of its own.
afterEach(() => {
  for (const signal of ['SIGINT', 'SIGTERM']) process.removeAllListeners(signal);
});

it('keeps an archive of that name that another backup has written meanwhile', async () => {
  const site = await makeSite();
  try {
    const archive = path.join(site.config.dataDir, 'site.narthex');
    const made = createBackup(site.config, archive);
    await writeFile(archive, 'another');
    await expect(made).rejects.toThrow('exists already: choose another name.');
    expect(await readFile(archive, 'utf8')).toBe('another');
  } finally {
    await site.remove();
  }
});

it('deletes what a killed backup has left, and leaves the work of a running one alone', async () => {
  const site = await makeSite();
  try {
    const { dataDir } = site.config;
    const { pid: killed } = spawnSync(process.execPath, ['--version']);
    const running = path.basename((await makeWorkFolder(dataDir, 'backup-')).folder);
    const left = running.replace(`-${process.pid}-`, `-${killed}-`);
    await mkdir(path.join(dataDir, left));
    await writeFile(path.join(dataDir, left, 'members.ndjson.gz'), 'names');
    const archives = path.join(dataDir, 'archives');
    await mkdir(archives);
    await writeFile(path.join(archives, `site.narthex.${left}.part`), 'half');
    const kept = [
      'backup-20261130-02-00-nairob',
      `${left}.narthex`,
      'site.narthex.backup-20261130-0200-1-nairob.part',
    ];
    for (const name of kept) {
      await writeFile(path.join(archives, name), 'of the operator');
      await utimes(path.join(archives, name), 0, 0);
    }
    await createBackup(site.config, path.join(archives, 'site.narthex'));
    expect((await readdir(dataDir)).filter((name) => name.startsWith('backup-'))).toEqual([running]);
    expect((await readdir(archives)).sort()).toEqual([...kept, 'site.narthex'].sort());
  } finally {
    await site.remove();
  }
});

it('leaves nothing behind where a backup, restore or examination is stopped by Ctrl+C', async () => {
  const site = await makeSite();
  const place = await makeEmptyPlace();
  try {
    const archive = path.join(site.config.dataDir, 'site.narthex');
    await createBackup(site.config, archive);
    const before = await readdir(site.config.dataDir);
    stopAtSignals();
    process.emit('SIGINT');
    const another = path.join(site.config.dataDir, 'another.narthex');
    await expect(createBackup(site.config, another)).rejects.toThrow('It was stopped');
    await expect(restoreBackup(place.config, archive)).rejects.toThrow('It was stopped');
    await expect(examineSite(site.config)).rejects.toThrow('It was stopped');
    expect(await readdir(site.config.dataDir)).toEqual(before);
    expect(existsSync(place.config.dataDir)).toBe(false);
  } finally {
    await site.remove();
    await place.remove();
  }
});

it('ends with the status of the signal', async () => {
  const said = jest.spyOn(process.stderr, 'write').mockReturnValue(true);
  const { argv } = process;
  process.argv = argv.slice(0, 2);
  try {
    stopAtSignals();
    process.emit('SIGTERM');
    await runCommand({ usage: '', run: async () => refuseStopped() });
    expect(process.exitCode).toBe(143);
    expect(said).toHaveBeenCalledWith('It was stopped before it was done, and nothing unfinished is left.\n');
  } finally {
    process.argv = argv;
    process.exitCode = 0;
    said.mockRestore();
  }
});

it('finishes its undoing where one signal arrives twice, as npm, systemd and timeout send it', async () => {
  const lines = [
    `import { refuseStopped, stopAtSignals } from './server/src/backup/commands/stopped-work.ts';`,
    `stopAtSignals();`,
    `const undo = (error) => { console.log('undoing'); setTimeout(() => process.exit(error.status), 200); };`,
    `const step = () => { try { refuseStopped(); setTimeout(step, 10); } catch (error) { undo(error); } };`,
    `step();`,
    `console.log('ready');`,
  ];
  const args = ['--import', 'tsx', '--input-type=module', '--eval', lines.join('\n')];
  const work = spawn(process.execPath, args, { cwd: REPOSITORY_ROOT });
  work.stdout.on('data', () => work.kill('SIGTERM'));
  expect(await once(work, 'exit')).toEqual([143, null]);
});
