import type { RemoteReport } from '@narthex/shared-contracts/schemas/remote-reports';

/** Takes a report to be sent some time. */
export type Report = (report: RemoteReport) => void;
