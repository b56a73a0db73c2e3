import pg from 'pg';
import type { NotificationHandler } from './database-handle';

export interface Subscription {
  handler: NotificationHandler;
  onGap: (() => void) | undefined;
}

/** Holds the subscriptions of each channel independently of the connection. */
export class Subscriptions {
  private readonly byChannel = new Map<string, Set<Subscription>>();

  get channels(): string[] {
    return [...this.byChannel.keys()];
  }

  add(channel: string, subscription: Subscription): void {
    const existing = this.byChannel.get(channel) ?? new Set();
    this.byChannel.set(channel, existing.add(subscription));
  }

  /** Returns true if it was the last subscription of its channel. */
  remove(channel: string, subscription: Subscription): boolean {
    const existing = this.byChannel.get(channel);
    if (!existing?.delete(subscription) || existing.size > 0) return false;
    return this.byChannel.delete(channel);
  }

  deliver = ({ channel, payload }: pg.Notification): void => {
    for (const { handler } of [...(this.byChannel.get(channel) ?? [])]) handler(payload ?? '');
  };

  reportGap(): void {
    for (const subscriptions of this.byChannel.values()) {
      for (const { onGap } of subscriptions) onGap?.();
    }
  }
}

/** LISTEN accepts only an identifier, not a parameter. */
export const listenStatement = (channel: string) => `LISTEN ${pg.escapeIdentifier(channel)}`;
export const unlistenStatement = (channel: string) => `UNLISTEN ${pg.escapeIdentifier(channel)}`;
