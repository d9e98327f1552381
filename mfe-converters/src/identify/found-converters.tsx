import type { Product } from '@washcoat/contract-converters';
import { lazyScreen, navigate } from '@washcoat/platform-sdk';
import { Notice, Pager, Stack, ToolbarSpace } from '@washcoat/ui';
import { useCallback, useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { loadAddToCart } from '../app/converter-code';
import { ComparisonPart } from '../compare/comparison-part';
import { useConverterRights } from '../converter/converter-rights';
import { AskAboutSearch } from '../expert-advice/ask-about-search';
import { useExpertTool } from '../expert-advice/use-expert-tool';
import { OfflineNotice } from '../offline/offline-notice';
import { useCodeAtHand } from '../offline/use-code-at-hand';
import { ExplainPriceContext } from '../price-popup/explain-price';
import { PricePopup } from '../price-popup/price-popup';
import { converterColumns } from './converter-columns';
import { DidYouMean } from './did-you-mean';
import { FoldingToolbar } from './folding-toolbar';
import { foundConverterAddress } from './identify-search';
import type { IdentifySearch } from './identify-search';
import { LookupProblemNotice } from './lookup-problem-notice';
import { NothingFound } from './nothing-found';
import { converterPageSizes } from './paging-of-address';
import type { ConverterPaging } from './paging-of-address';
import { PricedFor } from '../converter/priced-for';
import { Results } from './results';
import { SearchTools } from './search-tools';
import type { SearchTool } from './search-tools';
import type { ConverterResults } from './use-converter-results';
import { useLookup } from './use-lookup';
import { useViewChoice } from './view-choice';
import { ViewTools } from './view-tools';
import { Info } from 'lucide-react';

const AddToCartDialog = lazyScreen(loadAddToCart, { waiting: null });

const noTools: readonly SearchTool[] = [];
const NOT_LOADED = 'It is not among the converters that were loaded here before the connection dropped.';

export interface FoundConvertersProps {
  /** What was searched for, the same object as long as nothing changes; its facility and customer make the prices. */
  search: IdentifySearch;
  results: ConverterResults;
  /** Left of how results are shown. */
  filters?: ReactNode;
  /** What else can be done beside searching, after asking an expert. */
  tools?: readonly SearchTool[];
  /** Stands where results will be, before anything is searched for. */
  prompt: ReactNode;
  /** What to do when nothing was found. */
  emptyHint: string;
  /** Absent when no filter is set. */
  onClearFilters?: () => void;
  onPage: (paging: ConverterPaging) => void;
}

/** What a search found and all that can be done with it: open, price, compare, put into a cart. */
export function FoundConverters(props: FoundConvertersProps) {
  const { search, results, filters, tools = noTools, prompt, emptyHint, onClearFilters, onPage } = props;
  const { isIdle, answer, isLoading, isUpdating, error, retry, offline } = results;
  const rights = useConverterRights();
  const [view, setView] = useViewChoice();
  const [priced, setPriced] = useState<Product | null>(null);
  const [forCart, setForCart] = useState<Product | null>(null);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const expert = useExpertTool();
  useCodeAtHand(answer !== undefined);
  const lookup = useLookup(setPriced, search);
  const { open: lookUp, forget } = lookup;
  const hrefOf = useCallback(
    (product: Product) => foundConverterAddress(product.productId, search),
    [search],
  );
  const actions = useMemo(
    () => ({
      open: (product: Product) => navigate(hrefOf(product)),
      lookUp: (product: Product) => void lookUp(product),
      showPrices: setPriced,
      addToCart: setForCart,
    }),
    [hrefOf, lookUp],
  );
  const columns = useMemo(() => converterColumns(rights, actions), [rights, actions]);
  const selection = useMemo(
    () => (rights.compare ? { ids: chosen, onChange: setChosen, labelOf: codeOf } : undefined),
    [rights.compare, chosen],
  );
  const rows = answer?.list ?? [];
  const { offset, count } = search;
  const pager = answer && (
    <Pager
      offset={offset}
      limit={count}
      count={rows.length}
      areMoreItemsAvailable={answer.areMoreItemsAvailable}
      onOffsetChange={(next) => onPage({ offset: next, count })}
      sizes={converterPageSizes}
      onLimitChange={(next) => onPage({ offset: 0, count: next })}
      note={rights.assay ? 'Weight in grams, assay in ppm, prices in USD per piece' : undefined}
    />
  );
  const list = (
    <Results
      {...{ view, columns, rows, isLoading, isUpdating, error, actions, hrefOf, selection }}
      onRetry={retry}
      empty={<NothingFound hint={offline ? NOT_LOADED : emptyHint} onClearFilters={onClearFilters} />}
      footer={pager}
    />
  );
  return (
    <Stack $gap={3}>
      <FoldingToolbar contents={search}>
        {filters}
        <ToolbarSpace />
        <SearchTools tools={expert ? [expert, ...tools] : tools} />
        <ViewTools view={view} onView={setView} columns={columns} />
      </FoldingToolbar>
      {!rights.isFullSearch && <LimitedNotice />}
      {offline && <OfflineNotice {...offline} withPrices={answer?.pricedFor !== undefined} />}
      <PricedFor pricedFor={answer?.pricedFor} isUpdating={isUpdating || lookup.isLoading} />
      {answer?.didYouMean && <DidYouMean search={search} meant={answer.didYouMean.text} />}
      {lookup.problem && <LookupProblemNotice problem={lookup.problem} onRetry={forget} />}
      <ExplainPriceContext value={setPriced}>
        {!lookup.problem && (isIdle ? prompt : list)}
        {rights.compare && <ComparisonPart {...{ search, chosen }} onChoose={setChosen} />}
      </ExplainPriceContext>
      <AskAboutSearch search={search} />
      {priced && <PricePopup product={priced} search={search} onClose={() => setPriced(null)} />}
      {forCart && (
        <AddToCartDialog
          product={forCart}
          customerId={search.customer?.value}
          onClose={() => setForCart(null)}
        />
      )}
    </Stack>
  );
}

function codeOf({ oem }: Product): string {
  return oem;
}

/** Tells limited users why there are only five results. */
function LimitedNotice() {
  return (
    <Notice tone="info" icon={<Info size={16} aria-hidden />}>
      Search results limited to 5 items. Please refine your search criteria for more results
    </Notice>
  );
}
