import type { UploadedFile } from '@narthex/shared-contracts/schemas/uploads';
import type { Actor } from '@narthex/shared-contracts';
import { configureApi } from '../client/api-client';
import type { Transport } from '../client/transport';
import { VISITOR, authenticated, sessionStore, type StoredSession } from '../session/session-store';
import type { UploadOptions } from '../uploads/upload-request';

/**
 * Describes what the code of an isolated remote leaves to the page around its frame, because a frame has neither
 * a session nor a network.
 */
export interface FrameHost {
  readonly transport: Transport;
  readonly uploadFile: (file: File, options: UploadOptions) => Promise<UploadedFile>;
  readonly signOut: () => void;
}

let host: FrameHost | null = null;

/** Returns the page around this frame, or null in a document of the site itself. */
export const frameHost = (): FrameHost | null => host;

/** Makes calls, uploads and sign-out go through the page around this frame. The frame calls it once at start. */
export function connectFrame(connected: FrameHost): void {
  host = connected;
  configureApi({ host: '', transport: connected.transport });
}

/** Adopts the person that the page around this frame names, with what the remote may do for them. */
export function adoptSession(stored: StoredSession | null, uses: readonly string[]): void {
  if (!stored) return sessionStore.setState(VISITOR);
  const session = authenticated(stored);
  const actor: Actor | null = session.actor && { ...session.actor, uses };
  sessionStore.setState({ ...session, actor } as typeof session);
}
