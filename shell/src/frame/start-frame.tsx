import { adoptSession, connectFrame, siteQuery } from '@narthex/shared-auth';
import type { PageDocument, Registry, RegistryEntry } from '@narthex/shared-contracts';
import { PortMessenger, connect } from 'penpal';
import { createRoot } from 'react-dom/client';
import type { FrameMethods, FramePerson, HostMethods } from '../federation/isolation/frame-protocol';
import { createPageResources } from '../federation/loading/page-resources';
import { Providers } from '../app/providers';
import { createQueryClient } from '../app/query-client';
import { FrameApp } from './frame-app';
import { FrameLocation } from './frame-location';
import type { PageResponse } from './greet-page';
import { forwardEvents } from './host/forward-events';
import { createHostUploads } from './host/host-uploads';
import { createHostTransport } from './host/host-transport';
import { preloadFiles } from './preload-files';

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
  { port, start }: PageResponse,
): Promise<void> {
  const files = page.files[remote];
  if (files) preloadFiles(files);
  const uploads = createHostUploads();
  const location = new FrameLocation();
  const methods: FrameMethods = {
    setLocation: (next) => location.set(next),
    setPerson: (person) => adoptPerson(person, uses),
    uploadProgress: uploads.progress,
    ping: () => true,
  };
  const connected = connect<HostMethods>({ messenger: new PortMessenger({ port }), methods }).promise;
  location.set(start.location);
  connectFrame({
    transport: createHostTransport(connected),
    uploadFile: uploads.connect(connected),
    signOut: () => void connected.then((host) => host.signOut()),
  });
  adoptPerson(start.person, uses);
  const entry = inThisDocument(start.entry);
  const registry: Registry = { ...page.registry, microFrontends: { [remote]: [entry] } };
  const report = (outcome: Parameters<HostMethods['report']>[0]) =>
    void connected.then((host) => host.report(outcome));
  const resources = createPageResources(page, registry, report);
  // The code loads while the connection is made. The slot shows a failure.
  resources.get(remote, entry).catch(() => undefined);
  const host = await connected;
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
