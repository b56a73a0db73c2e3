import { lazyComponent } from '@narthex/shared-ui';

/** The server preloads this chunk with pages that show an isolated remote. */
export const IsolatedRemote = lazyComponent(
  () => import(/* webpackChunkName: "isolated-remote" */ './isolated-remote'),
);
