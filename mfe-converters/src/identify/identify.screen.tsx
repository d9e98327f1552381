import type { Product } from '@washcoat/contract-converters';
import { navigate, usePageHeading } from '@washcoat/platform-sdk';
import { EmptyState, Page, Pager, Stack } from '@washcoat/ui';
import { useCallback, useMemo, useState } from 'react';
import { AddToCartDialog } from '../add-to-cart/add-to-cart-dialog';
import { useConverterRights } from '../converter/converter-rights';
import { PricePopup } from '../price-popup/price-popup';
import { converterColumns } from './converter-columns';
import {
  converterPageSizes,
  foundConverterAddress,
  isFiltered,
  searchedText,
  withText,
  withoutFilters,
} from './identify-search';
import type { IdentifySearch } from './identify-search';
import { IdentifyToolbar } from './identify-toolbar';
import { LimitedNotice } from './limited-notice';
import { LookupProblemNotice } from './lookup-problem-notice';
import { PricedFor } from './priced-for';
import { Results } from './results';
import { SearchPrompt } from './search-prompt';
import { useConverterResults } from './use-converter-results';
import { useIdentifySearch } from './use-identify-search';
import { useLookup } from './use-lookup';
import { useViewChoice } from './view-choice';

/** Finds converters by code, description or make, says what they are worth and puts them into carts. */
export default function IdentifyScreen() {
  const { search, show } = useIdentifySearch();
  const rights = useConverterRights();
  const [view, setView] = useViewChoice();
  const [priced, setPriced] = useState<Product | null>(null);
  const [forCart, setForCart] = useState<Product | null>(null);
  const { isIdle, answer, isLoading, isUpdating, error, retry } = useConverterResults(search);
  const lookup = useLookup(setPriced);
  const { open: lookUp, forget } = lookup;

  const change = (next: IdentifySearch, options?: { replace: boolean }) => {
    forget();
    show(next, options);
  };
  usePageHeading({
    heading: 'Identify Converters',
    search: {
      placeholder: 'OEM number, description or make',
      value: searchedText(search),
      onChange: (text) => change(withText(search, text), { replace: true }),
    },
  });
  const hrefOf = useCallback(
    (product: Product) => foundConverterAddress(product.productId, search),
    [search],
  );
  const open = useCallback(
    (product: Product) => (rights.isSubscriber ? void lookUp(product) : navigate(hrefOf(product))),
    [rights.isSubscriber, lookUp, hrefOf],
  );
  const actions = useMemo(() => ({ open, showPrices: setPriced, addToCart: setForCart }), [open]);
  const columns = useMemo(() => converterColumns(rights, actions), [rights, actions]);
  const { offset, count } = search;
  const rows = answer?.list ?? [];
  const pageTo = (part: Partial<IdentifySearch>) => show({ ...search, ...part });

  const results = (
    <Results
      {...{ view, columns, rows, isLoading, isUpdating, error, actions, hrefOf }}
      onRetry={retry}
      empty={
        <EmptyState
          title="No converters found"
          hint="Check the code, or type only a part of it."
          onClearFilters={isFiltered(search) ? () => change(withoutFilters(search)) : undefined}
        />
      }
      footer={
        answer && (
          <Pager
            offset={offset}
            limit={count}
            count={rows.length}
            areMoreItemsAvailable={answer.areMoreItemsAvailable}
            onOffsetChange={(next) => pageTo({ offset: next })}
            sizes={converterPageSizes}
            onLimitChange={(next) => pageTo({ offset: 0, count: next })}
            note={rights.assay ? 'Weight in grams, assay in ppm, prices in USD per piece' : undefined}
          />
        )
      }
    />
  );
  return (
    <Page>
      <Stack $gap={3}>
        <IdentifyToolbar {...{ search, view, columns }} onChange={change} onView={setView} />
        {!rights.isFullSearch && <LimitedNotice />}
        <PricedFor pricedFor={answer?.pricedFor} isUpdating={isUpdating || lookup.isLoading} />
        {lookup.problem ? (
          <LookupProblemNotice problem={lookup.problem} onRetry={forget} />
        ) : isIdle ? (
          <SearchPrompt />
        ) : (
          results
        )}
      </Stack>
      {priced && <PricePopup product={priced} search={search} onClose={() => setPriced(null)} />}
      {forCart && (
        <AddToCartDialog
          product={forCart}
          customerId={search.customer?.value}
          onClose={() => setForCart(null)}
        />
      )}
    </Page>
  );
}
