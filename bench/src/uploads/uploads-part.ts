import { allMet, judgementLines } from '../report/judgement';
import { tableLines } from '../report/table';
import type { SiteProcess } from '../sites/site-process';
import { judgeUpload } from './judge-upload';
import { peakMegabytes, restingMegabytes } from './resident-memory';
import { sendVideo, signIn } from './send-video';

const MEGABYTE = 1024 * 1024;
const WARM_UP_BYTES = 20 * MEGABYTE;
const VIDEO_BYTES = 1024 * MEGABYTE;

interface UploadsOptions {
  readonly root: string;
  readonly password: string;
}

/** Measures how much memory the site needs while a video of 1 GB arrives; resolves whether the budget is met. */
export async function runUploads(site: SiteProcess, { root, password }: UploadsOptions): Promise<boolean> {
  const token = await signIn(site.origin, 'admin@demo.test', password);
  // What the first upload loads stays: it is no cost of the video.
  await sendVideo(root, site.origin, token, WARM_UP_BYTES);
  const rest = await restingMegabytes(site.pid);
  const begun = performance.now();
  const peak = await peakMegabytes(site.pid, () => sendVideo(root, site.origin, token, VIDEO_BYTES));
  const seconds = (performance.now() - begun) / 1000;
  const judgements = [judgeUpload({ rest, peak })];
  console.log(
    [
      '',
      'Memory of the server while 1 GB arrives, in megabytes.',
      '',
      ...tableLines(
        ['', 'at rest', 'peak', 'above rest', 'seconds'],
        [['upload of 1 GB', rest.toFixed(0), peak.toFixed(0), (peak - rest).toFixed(0), seconds.toFixed(1)]],
      ),
      '',
      ...judgementLines(judgements),
      '',
    ].join('\n'),
  );
  return allMet(judgements);
}
