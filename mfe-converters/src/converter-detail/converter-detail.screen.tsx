import { problemOf, problemText, useLocation, usePageHeading, useParams } from '@washcoat/platform-sdk';
import { FailedPart, Page, Skeleton, Stack } from '@washcoat/ui';
import { useState } from 'react';
import { AddToCartDialog } from '../add-to-cart/add-to-cart-dialog';
import { useConverterQuery } from '../converter/converter.api';
import { useConverterRights } from '../converter/converter-rights';
import { identifyAddress } from '../identify/identify-search';
import { useSearchOfAddress } from '../identify/use-identify-search';
import { ConverterPage } from './converter-page';
import { ConverterActionBar, ConverterTitle } from './converter-title';
import { NeighbourSteps } from './neighbour-steps';
import { useNeighbours } from './use-neighbours';

/** The type of an address whose Back leads to the search it was found by. */
const FOUND_BY_SEARCH = '2';
const LOAD_FAILED = 'This converter did not load. The rest of Washcoat works.';
const GONE = 'This converter is no longer in the catalogue, or is not yours to see.';

/** One converter: what it is, what it is worth and why. */
export default function ConverterDetailScreen() {
  const { id = '', type } = useParams();
  const { pathname } = useLocation();
  const search = useSearchOfAddress(4);
  const rights = useConverterRights();
  const [isAdding, setAdding] = useState(false);
  const isFound = type === FOUND_BY_SEARCH;
  const neighbours = useNeighbours(id, search, isFound);
  const { currentData, error, isFetching, refetch } = useConverterQuery({
    productId: id,
    companyId: search.customer?.value,
    facilityCity: search.facility || undefined,
  });
  const backTo = isFound ? identifyAddress(search) : '/converters';
  usePageHeading({
    heading: pathname.includes('converter') ? 'Converters' : 'Pricing',
    backTo,
    actions: neighbours && <NeighbourSteps {...neighbours} />,
  });
  if (error && !currentData && !isFetching) {
    const isGone = problemOf(error).status === 404;
    return (
      <Page>
        <FailedPart
          title={isGone ? GONE : problemText(error, LOAD_FAILED)}
          onRetry={isGone ? undefined : () => void refetch()}
          homeHref={isGone ? backTo : undefined}
          homeLabel="Back to converters"
        />
      </Page>
    );
  }
  if (!currentData) {
    return (
      <Page aria-busy>
        <Stack>
          <Skeleton $width="40%" $height="32px" />
          <Skeleton $height="320px" />
        </Stack>
      </Page>
    );
  }
  const addToCart = rights.addToCart ? () => setAdding(true) : undefined;
  return (
    <Page $capped>
      <ConverterTitle converter={currentData} customer={search.customer?.label} onAddToCart={addToCart} />
      <ConverterPage converter={currentData} />
      <ConverterActionBar converter={currentData} onAddToCart={addToCart} />
      {isAdding && (
        <AddToCartDialog
          product={currentData}
          customerId={search.customer?.value}
          onClose={() => setAdding(false)}
        />
      )}
    </Page>
  );
}
