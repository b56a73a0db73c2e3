import type { RemoteReport } from './load-remote';

/** Tells the server how a remote loaded; never in the way of anything, and lost without harm. */
export function reportRemote(apiHost: string): (report: RemoteReport) => void {
  return (report) => {
    const body = new Blob([JSON.stringify(report)], { type: 'application/json' });
    navigator.sendBeacon?.(`${apiHost}/api/v1/remote-reports`, body);
  };
}
