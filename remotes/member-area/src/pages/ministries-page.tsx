import { ExplorePanel } from '../features/ministries/explore-panel';
import { OwnMinistriesPanel } from '../features/ministries/own-ministries-panel';
import { useOwnMinistries } from '../features/ministries/use-own-ministries';

/** Where the member belongs, and where else they could. */
export default function MinistriesPage() {
  const ministries = useOwnMinistries();
  return (
    <>
      <OwnMinistriesPanel ministries={ministries} />
      <ExplorePanel own={ministries.data} />
    </>
  );
}
