import { useCallback, useMemo } from 'react';
import type { Product } from '@washcoat/contract-converters';
import { navigate, problemOf, problemText, type Action } from '@washcoat/platform-sdk';
import { Card, EmptyState } from '@washcoat/ui';
import { WorkGrid } from '@washcoat/ui/work-grid';
import { ListFooter, listSortsOf, sortListBy, type useListView } from '@washcoat/platform-sdk/lists';
import { PackageSearch } from 'lucide-react';
import type { useConvertersQuery } from '../converter/converter.api';
import { useConverterRights } from '../converter/converter-rights';
import { addressOf } from './catalogue-actions';
import { CatalogueCard } from './catalogue-card';
import { catalogueColumns } from './catalogue-columns';
import type { CatalogueRights } from './catalogue-rights';

const SIZES = [25, 50, 100];
const LOAD_FAILED = 'Converters did not load. The rest of Washcoat works.';
const REFUSED = 400;
const none: ReadonlySet<string> = new Set();
const idOf = ({ productId }: Product) => productId;
const codeOf = ({ oem }: Product) => oem;

export interface CatalogueTableProps {
  list: ReturnType<typeof useListView>;
  /** What the search has answered. */
  found: ReturnType<typeof useConvertersQuery>;
  rights: CatalogueRights;
  actions: readonly Action<Product>[];
  chosen: ReadonlySet<string>;
  onChoose: (ids: ReadonlySet<string>) => void;
  onPage: (offset: number, count: number) => void;
}

/** What was found; before anything is searched for there is no table. A refused search clears rows and pages. */
export function CatalogueTable({
  list,
  found,
  rights,
  actions,
  chosen,
  onChoose,
  onPage,
}: CatalogueTableProps) {
  const { view, filter } = list;
  const { text } = view;
  const { housePrices } = useConverterRights();
  const sorts = useMemo(() => listSortsOf(view), [view]);
  const { edit, markForTest, add, remove, download } = rights;
  const columns = useMemo(
    () => catalogueColumns({ edit, markForTest, add, remove, download }, { housePrices }, actions),
    [edit, markForTest, add, remove, download, housePrices, actions],
  );
  const cardFor = useCallback(
    (product: Product) => (
      <CatalogueCard
        product={product}
        rights={{ edit, markForTest, add, remove, download }}
        actions={actions}
      />
    ),
    [edit, markForTest, add, remove, download, actions],
  );
  if (text === '')
    return (
      <Card>
        <EmptyState
          icon={<PackageSearch size={20} />}
          title="Search for a converter"
          hint="Type a code, a make or a description to change what the catalogue holds."
        />
      </Card>
    );
  const { data, currentData, isFetching, error, refetch } = found;
  const isRefused = error !== undefined && problemOf(error).status === REFUSED;
  const answer = isRefused ? undefined : (currentData ?? data);
  return (
    <WorkGrid
      label="Converters"
      storageKey="converters.catalogue"
      columnChooser
      columns={columns}
      rows={answer?.list ?? []}
      getRowId={idOf}
      rowHeight={44}
      isLoading={!answer && !error}
      isUpdating={Boolean(answer) && isFetching}
      error={!isFetching && error ? problemText(error, LOAD_FAILED) : undefined}
      onRetry={() => void refetch()}
      onRowOpen={(product) => navigate(addressOf(product))}
      sorts={sorts}
      onSorts={(next) => {
        onChoose(none);
        sortListBy(list, next);
      }}
      cardFor={cardFor}
      selection={edit ? { ids: chosen, onChange: onChoose, labelOf: codeOf } : undefined}
      empty={
        <EmptyState
          icon={<PackageSearch size={20} />}
          title="No converters found"
          hint="Try a part of the code, or the make."
          onClearFilters={() => filter({ text: '' })}
        />
      }
      footer={<ListFooter view={view} answer={answer} onPage={onPage} sizes={SIZES} />}
    />
  );
}
