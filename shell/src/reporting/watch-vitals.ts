import { withoutLanguage } from '@narthex/shared-contracts/languages';
import { resolveTarget, type Registry } from '@narthex/shared-contracts';
import { onCLS, onINP, onLCP, type Metric } from 'web-vitals';
import type { Report } from './report';

/** Reports the web vitals of the document's first page under the version of its remote. */
export function watchVitals(registry: Registry, report: Report): void {
  const { match } = resolveTarget(registry, withoutLanguage(window.location.pathname), null);
  if (!match) return;
  const { remote, entry } = match;
  const { version } = entry.metadata;
  const handle = ({ name, rating }: Metric) => {
    if (name === 'LCP' || name === 'INP' || name === 'CLS')
      report({ kind: 'vital', remote, version, name, rating });
  };
  onLCP(handle);
  onINP(handle);
  onCLS(handle);
}
