import pg from 'pg';
import type { DatabaseLogger } from '../database-handle';
import { Subscriptions, listenStatement, unlistenStatement } from '../notifications';
import type { Subscription } from '../notifications';

const FIRST_RETRY_MS = 250;
const LAST_RETRY_MS = 10_000;

/** Holds a connection that only listens. It opens with the first channel and reconnects when it is lost. */
export class PostgresListener {
  private readonly subscriptions = new Subscriptions();
  private client: Promise<pg.Client> | undefined;
  private retry: NodeJS.Timeout | undefined;
  private isClosed = false;

  constructor(
    private readonly config: pg.ClientConfig,
    private readonly logger: DatabaseLogger | undefined,
  ) {}

  async listen(channel: string, subscription: Subscription): Promise<() => Promise<void>> {
    this.subscriptions.add(channel, subscription);
    this.client ??= this.connect();
    const client = await this.client;
    await client.query(listenStatement(channel));
    return async () => {
      if (!this.subscriptions.remove(channel, subscription)) return;
      const current = await this.client?.catch(() => undefined);
      await current?.query(unlistenStatement(channel)).catch(() => undefined);
    };
  }

  async close(): Promise<void> {
    this.isClosed = true;
    clearTimeout(this.retry);
    const client = await this.client?.catch(() => undefined);
    await client?.end();
  }

  private async connect(): Promise<pg.Client> {
    const client = new pg.Client(this.config);
    client.on('notification', this.subscriptions.deliver);
    client.on('error', () => undefined);
    await client.connect();
    try {
      for (const channel of this.subscriptions.channels) await client.query(listenStatement(channel));
    } catch (error) {
      await client.end().catch(() => undefined);
      throw error;
    }
    // The handler is added only now: if the connection failed before, the caller retries it.
    client.once('end', () => this.reconnect(FIRST_RETRY_MS));
    return client;
  }

  private reconnect(delayMs: number) {
    if (this.isClosed) return;
    this.logger?.warn({ delayMs }, 'The connection for notifications was lost and will be opened again.');
    this.retry = setTimeout(() => {
      this.client = this.connect();
      this.client.then(
        () => this.subscriptions.reportGap(),
        () => this.reconnect(Math.min(delayMs * 2, LAST_RETRY_MS)),
      );
    }, delayMs);
    this.retry.unref();
  }
}
