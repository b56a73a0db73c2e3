import { lazyComponent } from '@narthex/shared-ui/lazy-component';

export const NOT_FOUND_CHUNK = 'not-found-page';

/** Loads the page apart from the application, of which every page would load its styles. */
export const LazyNotFound = lazyComponent(
  () => import(/* webpackChunkName: "not-found-page" */ './not-found-page'),
);
