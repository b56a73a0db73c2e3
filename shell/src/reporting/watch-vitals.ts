import { onCLS, onINP, onLCP, type Metric } from 'web-vitals';
import type { Report } from './report-batches';

/** Identifies the version of the remote that rendered a page. */
interface RenderedVersion {
  readonly remote: string;
  readonly version: string;
}

/** Reports the web vitals of the document's first page under the version of its remote. */
export function watchVitals(rendered: RenderedVersion, report: Report): void {
  const { remote, version } = rendered;
  const handle = ({ name, rating }: Metric) => {
    if (name === 'LCP' || name === 'INP' || name === 'CLS')
      report({ kind: 'vital', remote, version, name, rating });
  };
  onLCP(handle);
  onINP(handle);
  onCLS(handle);
}
