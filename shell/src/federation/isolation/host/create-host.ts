import { sessionStore } from '@narthex/shared-auth';
import { notify, saveFile } from '@narthex/shared-ui';
import type { MountMatch } from '@narthex/shared-contracts';
import { LANGUAGE, splitLanguage } from '@narthex/shared-contracts/languages';
import type { Location } from 'react-router-dom';
import type { RemoteReport } from '../../loading/load-remote';
import type { FramePerson, FrameStart, FrameStep, HostMethods } from '../frame-protocol';
import { sendForRemote } from './send-for-remote';
import { createStepGuard, isSitePath } from './step-guard';
import { createUploads } from './uploads-for-remote';

const MAX_TITLE_LENGTH = 150;
const MAX_TOAST_LENGTH = 300;
const MAX_HEIGHT_PX = 30_000;

/** Lists what the host needs of the page around the frame. */
export interface HostPage {
  readonly match: MountMatch;
  /** The entry of the version in the frame, which may be the previous one. */
  readonly entry: FrameStart['entry'];
  readonly followsContent: boolean;
  readonly isPageChange: () => boolean;
  readonly site: () => FrameStart['site'];
  readonly location: () => Location;
  readonly navigate: (step: FrameStep) => void;
  /** Loads a page in another language, which is another document. */
  readonly openPage: (url: string) => void;
  readonly goBack: () => void;
  readonly askToOpen: (url: URL) => void;
  readonly report: (report: RemoteReport) => void;
  readonly setUnsaved: (isUnsaved: boolean) => void;
  readonly setHeight: (pixels: number) => void;
  readonly onShown: () => void;
  readonly reload: () => void;
  readonly signOut: () => void;
  readonly onUploadProgress: (id: number, sentBytes: number, totalBytes: number) => void;
}

/** Returns the person of a session as a frame may know them: by name, role and department. */
export function describePerson(): FramePerson | null {
  const { stored } = sessionStore.getState();
  if (!stored) return null;
  const {
    id,
    name,
    first_name: firstName,
    last_name: lastName,
    role,
    department,
    photo_url: photo,
  } = stored.user;
  return {
    role: stored.role,
    department: stored.department,
    user: {
      ...{ id, name, first_name: firstName, last_name: lastName, role, department, photo_url: photo },
      ...{ email: '', phone: null, date_of_birth: null, address: null, created_at: '', updated_at: null },
    },
  };
}

const TOASTS: Readonly<Record<string, (message: string) => void>> = {
  success: notify.success,
  error: notify.error,
  info: notify.info,
};

/** Returns a URL of the site without its language, or null if it has another language than this page. */
function ownUrl(to: string): string | null {
  const { language, url } = splitLanguage(to);
  return language === LANGUAGE ? url : null;
}

/** Returns true while the person uses the page: a browser counts a press in a frame for the page around it, too. */
const isPersonActive = () => navigator.userActivation?.isActive ?? true;

/** Returns what a frame starts with. */
export const describeStart = (page: HostPage): FrameStart => ({
  entry: page.entry,
  location: page.location(),
  person: describePerson(),
  followsContent: page.followsContent,
  isPageChange: page.isPageChange(),
  site: page.site(),
});

/**
 * Creates what the code of an isolated remote may ask of the page. The code may send anything, so every argument is
 * checked, and nothing that it gets holds a token.
 */
export function createHost(page: HostPage): HostMethods {
  const { remote, base } = page.match;
  const { version } = page.entry.metadata;
  const mayStep = createStepGuard(base, isPersonActive);
  const uploads = createUploads(page.onUploadProgress);
  const methods: HostMethods = {
    shown: page.onShown,
    send: (request) => sendForRemote(remote, request),
    upload: (id, file, kind) => uploads.start(remote, id, file, kind),
    cancelUpload: (id, isPaused) => uploads.cancel(id, isPaused),
    navigate: ({ to, replace, state }) => {
      if (typeof to !== 'string') return;
      const own = ownUrl(to);
      if (own === null) {
        if (isSitePath(to) && isPersonActive()) page.openPage(to);
      } else if (mayStep(own)) page.navigate({ to: own, replace: replace === true, state });
    },
    goBack: () => {
      if (isPersonActive()) page.goBack();
    },
    openLink: (url) => {
      if (!isPersonActive() || !URL.canParse(url)) return;
      const target = new URL(url);
      if (['https:', 'http:', 'mailto:', 'tel:'].includes(target.protocol)) page.askToOpen(target);
    },
    toast: (kind, message) => {
      if (Object.hasOwn(TOASTS, kind)) TOASTS[kind]?.(String(message).slice(0, MAX_TOAST_LENGTH));
    },
    save: (file, name) => {
      if (file instanceof Blob && isPersonActive()) saveFile(file, String(name).replace(/[/\\]/g, '-'));
    },
    setTitle: (title) => {
      document.title = String(title).slice(0, MAX_TITLE_LENGTH);
    },
    setUnsaved: (isUnsaved) => page.setUnsaved(isUnsaved === true),
    setHeight: (pixels) => {
      if (Number.isFinite(pixels)) page.setHeight(Math.min(Math.max(pixels, 0), MAX_HEIGHT_PX));
    },
    reload: page.reload,
    signOut: () => {
      if (isPersonActive()) page.signOut();
    },
    report: ({ outcome, failure, reason, milliseconds }) =>
      page.report({
        ...{ remote, version, outcome, milliseconds: Math.round(Number(milliseconds)) || 0 },
        ...(failure && { failure }),
        ...(reason !== undefined && { reason: String(reason) }),
      }),
  };
  // A path of names that comes from the frame finds nothing that a plain object inherits.
  return Object.freeze(Object.assign(Object.create(null) as HostMethods, methods));
}
