import type { RemoteReport } from '@narthex/shared-contracts/schemas/remote-reports';
import { addReport, emptyCounts, type HealthCounts } from '../health-repository';
import { identifyOutcome, type Ticket } from './report-ticket';
import { getSignalName, type Signal } from '../signal-repository';
import type { VisitorOutcome } from '../outcome-repository';

/** Contains the reports that were added up. */
export interface ReportCounts {
  readonly counts: readonly HealthCounts[];
  readonly signals: readonly Signal[];
  readonly outcomes: readonly VisitorOutcome[];
}

/** Limits the reports in memory. */
const MAX_WAITING = 5_000;
const MAX_COUNTED_REPEATS = 20_000;
/** A document's further reports of the same kind on the same version contain nothing new. */
const MAX_REPEATS = 3;

const isFailure = (report: RemoteReport) =>
  report.kind === 'load' && (report.outcome === 'failed' || report.outcome === 'render-failed');

/** Adds reports up in memory until they are stored. */
export class ReportCounter {
  #counts = new Map<string, HealthCounts>();
  #signals = new Map<string, Signal>();
  #outcomes = new Map<string, VisitorOutcome>();
  /** Counts the reports of each document by kind and version. */
  readonly #repeats = new Map<string, number>();

  /**
   * Adds a report. Returns false if it doesn't count, because its document repeated it too often or the memory is full.
   */
  add(report: RemoteReport, ticket: Ticket, secret: string): boolean {
    const { remote, version } = report;
    const subject = `${remote} ${version}`;
    const signal = getSignalName(report);
    const outcome = report.kind === 'load' ? report.outcome : '';
    if (!this.#isNew(`${ticket.document} ${subject} ${outcome} ${signal ?? ''}`)) return false;
    if (this.#outcomes.size >= MAX_WAITING) return false;
    const counts = this.#counts.get(subject) ?? emptyCounts(remote, version, new Date());
    if (signal !== null) this.#addSignal(counts, signal);
    if (report.kind !== 'load') return true;
    addReport(counts, report);
    this.#counts.set(subject, counts);
    if (report.outcome !== 'previous') this.#addOutcome(report, identifyOutcome(secret, ticket, subject));
    return true;
  }

  /** Returns the counts and starts new ones. */
  drain(): ReportCounts {
    const taken = {
      counts: [...this.#counts.values()],
      signals: [...this.#signals.values()],
      outcomes: [...this.#outcomes.values()],
    };
    this.#counts = new Map();
    this.#signals = new Map();
    this.#outcomes = new Map();
    return taken;
  }

  #isNew(key: string): boolean {
    const times = (this.#repeats.get(key) ?? 0) + 1;
    this.#repeats.delete(key);
    this.#repeats.set(key, times);
    const [oldest] = this.#repeats.keys();
    if (this.#repeats.size > MAX_COUNTED_REPEATS && oldest !== undefined) this.#repeats.delete(oldest);
    return times <= MAX_REPEATS;
  }

  #addSignal({ remote, version, hour }: HealthCounts, name: string): void {
    const key = `${remote} ${version} ${name}`;
    const known = this.#signals.get(key);
    this.#signals.set(key, { remote, version, hour, name, count: (known?.count ?? 0) + 1 });
  }

  #addOutcome(report: RemoteReport, identified: ReturnType<typeof identifyOutcome>): void {
    const { remote, version } = report;
    const key = `${remote} ${version} ${identified.outcome_key}`;
    const hasFailed = isFailure(report) || (this.#outcomes.get(key)?.has_failed ?? false);
    this.#outcomes.set(key, { remote, version, ...identified, has_failed: hasFailed });
  }
}
