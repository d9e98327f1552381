import { useParams } from '@washcoat/platform-sdk';
import { FailedPart, Page } from '@washcoat/ui';
import { LoadPage } from './load-page';

/** A load: the customer, its items, its totals and the end of the order. */
export default function LoadDetailScreen() {
  const { loadId } = useParams();
  if (!loadId) {
    return (
      <Page>
        <FailedPart title="Load Id Missing" homeHref="/loads/active-load" homeLabel="Back to Active Carts" />
      </Page>
    );
  }
  return <LoadPage key={loadId} loadId={loadId} />;
}
