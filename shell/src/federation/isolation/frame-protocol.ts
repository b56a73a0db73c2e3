import type { TransportRequest, TransportResponse, StoredSession } from '@narthex/shared-auth';
import type { RegistryEntry } from '@narthex/shared-contracts';
import type { Site } from '@narthex/shared-contracts/schemas/site';
import type { UploadedFile } from '@narthex/shared-contracts/schemas/uploads';
import type { UploadOptions } from '@narthex/shared-auth';
import type { Location } from 'react-router-dom';
import type { RemoteReport } from '../loading/load-remote';

/** Is the first message of a frame. It carries the port for all others. */
export interface FrameGreeting {
  readonly greeting: 'narthex:frame';
  /** Differs between documents, so that the page notices when the frame has another one. */
  readonly document: string;
}

/** Asks a frame to greet the page, which may not have listened when the frame did. */
export const GREETING_REQUEST = 'narthex:page';

/** Describes the person that a frame is told of: never with a token, an address or a date of birth. */
export type FramePerson = Omit<StoredSession, 'token'>;

/** Describes everything that a frame needs to start. It is the first message that the page sends to the frame. */
export interface FrameStart {
  readonly entry: RegistryEntry;
  readonly location: Location;
  readonly person: FramePerson | null;
  /** Is true if the person came from another page of this document, so that the focus moves to the new heading. */
  readonly isPageChange: boolean;
  /** Holds what the site is called, which the titles of its pages end with. */
  readonly site: Site | undefined;
  /** Is true if the frame is as high as its content, so that it has no scroll bar of its own. */
  readonly followsContent: boolean;
}

/** Describes a request that the page around a frame makes for it. A form is sent as its entries. */
export interface FrameRequest extends Pick<
  TransportRequest,
  'method' | 'url' | 'headers' | 'params' | 'isFile'
> {
  readonly body?: unknown;
  readonly form?: readonly (readonly [name: string, value: string | File])[];
}

/** Describes a step that the code in a frame takes through the site. */
export interface FrameStep {
  readonly to: string;
  readonly replace: boolean;
  readonly state: unknown;
}

/** Describes the result of an upload or its refusal, which an Error couldn't carry across the boundary. */
export type FrameUpload =
  | { readonly file: UploadedFile }
  | { readonly refusal: { readonly status: number; readonly code: string; readonly message: string } };

/** Lists what the code in a frame may ask the page around it to do. A type, because the channel needs an index. */
export type HostMethods = {
  /** Says that the remote, or its error screen, is rendered. */
  shown: () => void;
  send: (request: FrameRequest) => Promise<TransportResponse>;
  upload: (id: number, file: File, kind: UploadOptions['kind']) => Promise<FrameUpload>;
  cancelUpload: (id: number, isPaused: boolean) => void;
  navigate: (step: FrameStep) => void;
  goBack: () => void;
  openLink: (url: string) => void;
  toast: (kind: string, message: string) => void;
  save: (file: Blob, name: string) => void;
  setTitle: (title: string) => void;
  setUnsaved: (isUnsaved: boolean) => void;
  setHeight: (pixels: number) => void;
  reload: () => void;
  signOut: () => void;
  report: (report: RemoteReport) => void;
};

/** Lists what the page around a frame tells the code in it. */
export type FrameMethods = {
  setLocation: (location: Location) => void;
  setPerson: (person: FramePerson | null) => void;
  uploadProgress: (id: number, sentBytes: number, totalBytes: number) => void;
  /** Responds as long as the code in the frame doesn't block. */
  ping: () => boolean;
};
