import { productEdit } from '@washcoat/contract-converters';
import type { Product } from '@washcoat/contract-converters';
import {
  lazyScreen,
  problemOf,
  problemText,
  useAllowed,
  useLocation,
  usePageHeading,
  useParams,
  useQueryChange,
} from '@washcoat/platform-sdk';
import { FailedPart, Page, Skeleton, Stack } from '@washcoat/ui';
import { useCallback, useState } from 'react';
import { AddToCartDialog } from '../add-to-cart/add-to-cart-dialog';
import { useConverterQuery } from '../converter/converter.api';
import { useConverterRights } from '../converter/converter-rights';
import { identifyAddress, placeOf } from '../identify/identify-search';
import { useSearchOfAddress } from '../identify/use-identify-search';
import { ExplainPriceContext } from '../price-popup/explain-price';
import type { PastPrices } from '../price-popup/explain-price';
import { PricePopup } from '../price-popup/price-popup';
import { CachedConverterParts } from '../offline/cached-converter-parts';
import { useCachedConverter } from '../offline/use-cached';
import { ConverterPage } from './converter-page';
import { ConverterActionBar, ConverterTitle } from './converter-title';
import { EditButton } from '../edit-button/edit-button';
import { NeighbourSteps } from './neighbour-steps';
import { useNeighbours } from './use-neighbours';

/** The type of an address whose Back leads to the search it was found by. */
const FOUND_BY_SEARCH = '2';
const LOAD_FAILED = 'This converter did not load. The rest of Washcoat works.';
const GONE = 'This converter is no longer in the catalogue, or is not yours to see.';

const EditConverterPage = lazyScreen(() => import('../converter-form/edit-converter-page'));

/** One converter, or in its stead the form that the address asks for. */
export default function ConverterDetailScreen() {
  const { id = '' } = useParams();
  const { pathname } = useLocation();
  const { search, change } = useQueryChange();
  const mayEdit = useAllowed(productEdit.access);
  const query = new URLSearchParams(search);
  if (!mayEdit || !query.has('edit'))
    return <ShownConverter onEdit={mayEdit ? () => change({ edit: '1' }) : undefined} />;
  query.delete('edit');
  return (
    <EditConverterPage
      key={id}
      productId={id}
      backTo={query.size > 0 ? `${pathname}?${query.toString()}` : pathname}
      onDone={() => change({ edit: '' })}
    />
  );
}

/** What a converter is, what it is worth and why. */
function ShownConverter({ onEdit }: { onEdit?: () => void }) {
  const { id = '', type } = useParams();
  const { pathname } = useLocation();
  const search = useSearchOfAddress(4);
  const rights = useConverterRights();
  const [isAdding, setAdding] = useState(false);
  const [explained, setExplained] = useState<{ past?: PastPrices } | null>(null);
  const explain = useCallback((_product: Product, past?: PastPrices) => setExplained({ past }), []);
  const isFound = type === FOUND_BY_SEARCH;
  const neighbours = useNeighbours(id, search, isFound);
  const request = {
    productId: id,
    companyId: search.customer?.value,
    ...placeOf(search.facility),
  };
  const { currentData, error, isFetching, refetch } = useConverterQuery(request);
  const cached = useCachedConverter(request);
  const converter = currentData ?? cached?.converter;
  const backTo = isFound ? identifyAddress(search) : '/converters';
  usePageHeading({
    heading: pathname.includes('converter') ? 'Converters' : 'Pricing',
    backTo,
    actions: (
      <>
        {neighbours && <NeighbourSteps {...neighbours} />}
        {onEdit && currentData && <EditButton label="Edit converter" onPress={onEdit} />}
      </>
    ),
  });
  if (error && !converter && !isFetching) {
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
  if (!converter) {
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
      <ExplainPriceContext value={explain}>
        <ConverterTitle converter={converter} customer={search.customer?.label} onAddToCart={addToCart} />
        {currentData ? (
          <ConverterPage converter={currentData} customer={search.customer ?? undefined} />
        ) : (
          cached && <CachedConverterParts cached={cached} />
        )}
        <ConverterActionBar converter={converter} onAddToCart={addToCart} />
      </ExplainPriceContext>
      {explained && (
        <PricePopup
          product={converter}
          search={search}
          past={explained.past}
          isOnPage
          onClose={() => setExplained(null)}
        />
      )}
      {isAdding && (
        <AddToCartDialog
          product={converter}
          customerId={search.customer?.value}
          onClose={() => setAdding(false)}
        />
      )}
    </Page>
  );
}
