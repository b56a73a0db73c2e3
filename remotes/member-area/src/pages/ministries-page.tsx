import { ExplorePanel } from '../features/ministries/explore-panel';
import { OwnMinistriesPanel } from '../features/ministries/own-ministries-panel';
import { useOwnMinistries } from '../features/ministries/use-own-ministries';

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
