import { adoptSession, connectFrame, siteQuery } from '@narthex/shared-auth';
import type { PageDocument, Registry, RegistryEntry } from '@narthex/shared-contracts';
import { WindowMessenger, connect } from 'penpal';
import { createRoot } from 'react-dom/client';
import type {
  FrameMethods,
  FramePerson,
  FrameStart,
  HostMethods,
} from '../federation/isolation/frame-protocol';
import { createPageResources } from '../federation/loading/page-resources';
import { Providers } from '../app/providers';
import { createQueryClient } from '../app/query-client';
import { FrameApp } from './frame-app';
import { FrameLocation } from './frame-location';
import { forwardEvents } from './forward-events';
import { createHostUploads } from './host-uploads';
import { createHostTransport } from './host-transport';

/** The page around a frame listens before the frame loads, so a longer wait means that nobody is there. */
const CONNECT_TIMEOUT_MS = 10_000;

/** The entry is that of the page around the frame; here, the code of the remote runs in the document. */
const inThisDocument = ({ extras: { isolated: _, ...extras }, ...entry }: RegistryEntry): RegistryEntry => ({
  ...entry,
  extras,
});

const adoptPerson = (person: FramePerson | null, uses: readonly string[]) =>
  adoptSession(person && { ...person, token: '' }, uses);

/** Starts an isolated remote in this frame: whatever it needs of the site, it asks of the page around the frame. */
export async function startFrame(
  root: HTMLElement,
  page: PageDocument,
  { remote, uses }: NonNullable<PageDocument['frame']>,
): Promise<void> {
  const uploads = createHostUploads();
  const location = new FrameLocation();
  const methods: FrameMethods = {
    setLocation: (next) => location.set(next),
    setPerson: (person) => adoptPerson(person, uses),
    uploadProgress: uploads.progress,
    ping: () => true,
  };
  const messenger = new WindowMessenger({
    remoteWindow: window.parent,
    allowedOrigins: [window.location.origin],
  });
  const host = await connect<HostMethods>({ messenger, methods, timeout: CONNECT_TIMEOUT_MS }).promise;
  const start: FrameStart = await host.start();
  location.set(start.location);
  connectFrame({
    transport: createHostTransport(host),
    uploadFile: uploads.connect(host),
    signOut: () => void host.signOut(),
  });
  adoptPerson(start.person, uses);
  const registry: Registry = {
    ...page.registry,
    microFrontends: { [remote]: [inThisDocument(start.entry)] },
  };
  const report = (outcome: Parameters<HostMethods['report']>[0]) => void host.report(outcome);
  const resources = createPageResources(page, registry, report);
  forwardEvents(host, root, start.followsContent);
  const errorActions = { onRefresh: () => void host.reload(), onBack: () => void host.goBack() };
  const queryClient = createQueryClient();
  if (start.site) queryClient.setQueryData(siteQuery.queryKey, start.site);
  createRoot(root).render(
    <Providers
      queryClient={queryClient}
      shell={{ registry, resources, report, renderedSlot: null, errorActions }}
    >
      <FrameApp host={host} location={location} remote={remote} isPageChange={start.isPageChange} />
    </Providers>,
  );
}
