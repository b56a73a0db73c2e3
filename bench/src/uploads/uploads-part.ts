import { allMet, judgementLines, type Judgement } from '../report/judgement';
import { tableLines } from '../report/table';
import { residentMegabytes, restingMegabytes } from '../sites/process-usage';
import type { SiteProcess } from '../sites/site-process';
import { sendVideo, signIn } from './send-video';
import { LIMIT } from '../limits';

const EVERY_MS = 50;

/** Watches a process during a task and returns its maximum memory. */
async function peakMegabytes(pid: number, work: () => Promise<void>): Promise<number> {
  let peak = residentMegabytes(pid);
  const timer = setInterval(() => {
    peak = Math.max(peak, residentMegabytes(pid));
  }, EVERY_MS);
  try {
    await work();
  } finally {
    clearInterval(timer);
  }
  return Math.max(peak, residentMegabytes(pid));
}

/** Describes an upload: the server's memory before it, its maximum in megabytes, and the duration. */
interface VideoUpload {
  readonly rest: number;
  readonly peak: number;
  readonly seconds: number;
}

/** Judges the median of the uploads, since a video must be written to disk as it arrives. */
export function judgeUploads(uploads: readonly Pick<VideoUpload, 'rest' | 'peak'>[]): Judgement {
  const above = uploads.map(({ rest, peak }) => Math.max(0, peak - rest)).sort((a, b) => a - b);
  const median = above[Math.floor(above.length / 2)] ?? 0;
  return {
    sentence: `1 GB arrives with less than ${LIMIT.uploadMegabytes} MB above rest`,
    value: `${median.toFixed(0)} MB`,
    isMet: median < LIMIT.uploadMegabytes,
  };
}

const MEGABYTE = 1024 * 1024;
const WARM_UP_BYTES = 20 * MEGABYTE;
const VIDEO_BYTES = 1024 * MEGABYTE;
/** A single upload depends on the timing of the garbage collector. The median of three shows what an upload needs. */
const VIDEOS = 3;

interface UploadsOptions {
  readonly root: string;
  readonly password: string;
}

/** Measures the memory of the site during uploads of 1 GB. Resolves to whether the budget is met. */
export async function runUploads(site: SiteProcess, { root, password }: UploadsOptions): Promise<boolean> {
  const token = await signIn(site.origin, 'admin@demo.test', password);
  // Modules that the first upload loads stay in memory, so they aren't part of a video's cost.
  await sendVideo(root, site.origin, token, WARM_UP_BYTES);
  const uploads: VideoUpload[] = [];
  for (let turn = 0; turn < VIDEOS; turn += 1) {
    const rest = await restingMegabytes(site.pid);
    const begun = performance.now();
    const peak = await peakMegabytes(site.pid, () => sendVideo(root, site.origin, token, VIDEO_BYTES));
    uploads.push({ rest, peak, seconds: (performance.now() - begun) / 1000 });
  }
  const judgements = [judgeUploads(uploads)];
  console.log(
    [
      '',
      'Memory of the server while 1 GB arrives, in megabytes.',
      '',
      ...tableLines(
        ['', 'at rest', 'peak', 'above rest', 'seconds'],
        uploads.map(({ rest, peak, seconds }, index) => [
          `upload ${index + 1} of 1 GB`,
          rest.toFixed(0),
          peak.toFixed(0),
          (peak - rest).toFixed(0),
          seconds.toFixed(1),
        ]),
      ),
      '',
      ...judgementLines(judgements),
      '',
    ].join('\n'),
  );
  return allMet(judgements);
}
