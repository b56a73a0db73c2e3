import type { RemoteReport } from '@narthex/shared-contracts/schemas/remote-reports';

/** Queues a report, which is sent later. */
export type Report = (report: RemoteReport) => void;
