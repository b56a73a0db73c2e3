import { ExplorePanel } from '../features/ministries/explore-panel';
import { OwnMinistriesPanel, useOwnMinistries } from '../features/ministries/own-ministries-panel';

/** Renders the member's ministries and the others to join. */
export default function MinistriesPage() {
  const ministries = useOwnMinistries();
  return (
    <>
      <OwnMinistriesPanel ministries={ministries} />
      <ExplorePanel own={ministries.data} />
    </>
  );
}
