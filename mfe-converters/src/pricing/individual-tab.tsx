import type { Product } from '@washcoat/contract-converters';
import { type Action, asSpecified, navigate, problemText } from '@washcoat/platform-sdk';
import { ListWorkGrid, RowMenu, type useListView } from '@washcoat/platform-sdk/lists';
import { EmptyState, formatSigned, Figure } from '@washcoat/ui';
import { actionsColumn, codeColumn, moneyColumn, textColumn, type Column } from '@washcoat/ui/data-grid';
import { PackageSearch } from 'lucide-react';
import { useMemo, useState } from 'react';
import { addressOf, pricedConverterActions } from '../catalogue/catalogue-actions';
import { DeleteConverter } from '../catalogue/delete-converter';
import { OverrideMark } from '../converter/converter-marks';
import { useConvertersQuery } from '../converter/converter.api';
import { PricedFor } from '../converter/priced-for';
import { PriceCard } from './price-card';
import { usePricesSeen, type PricesSeen } from './prices-seen';

const LOAD_FAILED = asSpecified.wentWrong;
const SIZES = [25, 50, 100];
const idOf = ({ productId }: Product) => productId;

export interface IndividualTabProps {
  list: ReturnType<typeof useListView>;
  /** With what the draft makes of each price. */
  withPreview: boolean;
}

/** The catalogue with the prices of each converter, and what can be done with one. */
export function IndividualTab({ list, withPreview }: IndividualTabProps) {
  const { view, filter, page } = list;
  const { text, offset, count } = view;
  const [deleting, setDeleting] = useState<Product | null>(null);
  const { data, currentData, isFetching, error, refetch } = useConvertersQuery({
    ...(text ? { text } : {}),
    offset,
    count,
    ...(withPreview ? { isPreview: 'true' } : {}),
  });
  const actions = useMemo(
    () =>
      pricedConverterActions({
        onEdit: (product) => navigate(`${addressOf(product)}?edit=1`),
        onDelete: setDeleting,
      }),
    [],
  );
  const sight = usePricesSeen();
  const columns = useMemo(
    () => columnsFor(actions, { withPreview, ...sight }),
    [actions, withPreview, sight],
  );
  return (
    <>
      <PricedFor pricedFor={(currentData ?? data)?.pricedFor} isUpdating={false} />
      <ListWorkGrid
        label="Individual pricing"
        storageKey="converters.individual-pricing"
        columns={columns}
        view={view}
        answer={currentData ?? (error ? undefined : data)}
        isFetching={isFetching}
        onPage={page}
        sizes={SIZES}
        getRowId={idOf}
        error={error ? problemText(error, LOAD_FAILED) : undefined}
        onRetry={() => void refetch()}
        onRowOpen={(product) => navigate(addressOf(product))}
        cardFor={(product) => <PriceCard product={product} actions={actions} />}
        empty={
          <EmptyState
            icon={<PackageSearch size={20} />}
            title="No converters found"
            hint="Try a part of the code, or the make."
            onClearFilters={text === '' ? undefined : () => filter({ text: '' })}
          />
        }
      />
      {deleting && <DeleteConverter product={deleting} onDone={() => setDeleting(null)} />}
    </>
  );
}

interface ShownPrices extends PricesSeen {
  withPreview: boolean;
}

function columnsFor(
  actions: readonly Action<Product>[],
  { withPreview, seesPrices, seesHouse }: ShownPrices,
): Column<Product>[] {
  const override = moneyColumn<Product>({
    id: 'price',
    title: 'Override Price',
    value: ({ price }) => price,
    priority: 2,
  });
  const house: Column<Product>[] = [
    moneyColumn({
      id: 'calculatedPrice',
      title: 'Calculated',
      value: ({ calculatedPrice }) => calculatedPrice,
    }),
    {
      ...override,
      render: (product) => (
        <>
          {override.render(product)} <OverrideMark product={product} />
        </>
      ),
    },
  ];
  const preview: Column<Product>[] = [
    moneyColumn({ id: 'previewPrice', title: 'Preview', value: ({ previewPrice }) => previewPrice }),
    {
      id: 'difference',
      title: 'Change',
      align: 'right',
      minWidth: 88,
      render: ({ difference }) => <Figure>{formatSigned(difference, 2)}</Figure>,
    },
  ];
  return [
    codeColumn({ id: 'oem', title: 'OEM', value: ({ oem }) => oem, minWidth: 150 }),
    textColumn({
      id: 'description',
      title: 'Description',
      value: ({ description }) => description,
      minWidth: 180,
      flex: 2,
      priority: 1,
    }),
    textColumn({ id: 'family', title: 'Family', value: ({ family }) => family, minWidth: 120, priority: 3 }),
    ...(seesHouse ? house : []),
    ...(seesPrices
      ? [
          moneyColumn<Product>({
            id: 'listedPrice',
            title: 'Listed',
            value: ({ listedPrice }) => listedPrice,
          }),
        ]
      : []),
    ...(withPreview ? preview : []),
    actionsColumn({
      width: 116,
      render: (product) => <RowMenu actions={actions} row={product} name={product.oem} />,
    }),
  ];
}
