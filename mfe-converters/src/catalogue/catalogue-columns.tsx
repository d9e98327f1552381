import type { Product } from '@washcoat/contract-converters';
import type { Action } from '@washcoat/platform-sdk';
import { RowMenu } from '@washcoat/platform-sdk/lists';
import { formatMoney, TypePill } from '@washcoat/ui';
import { actionsColumn, codeColumn, moneyColumn, textColumn } from '@washcoat/ui/data-grid';
import type { Column } from '@washcoat/ui/data-grid';
import { CodeMarks, OverrideMark } from '../converter/converter-marks';
import { KindCell } from '../converter/kind-cell';
import { PriceButton } from '../price-popup/price-button';
import { ConverterPicture } from '../converter/converter-picture';
import type { ConverterRights } from '../converter/converter-rights';
import type { CatalogueRights } from './catalogue-rights';
import { ActiveSwitch, TestSwitch } from './converter-switches';

const identity: Column<Product>[] = [
  {
    id: 'picture',
    title: 'Picture',
    header: '',
    width: 64,
    priority: 1,
    skeleton: 'picture',
    render: (product) => <ConverterPicture product={product} size={36} />,
  },
  codeColumn({
    id: 'oem',
    title: 'OEM',
    value: ({ oem }) => oem,
    marks: (product) => <CodeMarks product={product} />,
    minWidth: 140,
    sortable: true,
  }),
  {
    ...textColumn<Product>({
      id: 'description',
      title: 'Make, description',
      value: ({ manufacturer }) => manufacturer,
      minWidth: 160,
      sortable: true,
      flex: 2.2,
      priority: 2,
    }),
    render: (product) => <KindCell product={product} />,
  },
  {
    id: 'type',
    title: 'Type',
    sortable: true,
    minWidth: 116,
    priority: 5,
    skeleton: 'pill',
    render: ({ typeName }) => <TypePill type={typeName} />,
  },
  textColumn({
    id: 'family',
    title: 'Family',
    value: ({ family }) => family,
    sortable: true,
    minWidth: 120,
    priority: 6,
  }),
];

/** A price whose click opens how it came about; by keyboard the menu of the row does. */
function explained(
  column: Column<Product>,
  field: 'calculatedPrice' | 'price',
  digits?: number,
): Column<Product> {
  return {
    ...column,
    render: (product) => (
      <PriceButton
        product={product}
        name={column.title}
        value={product[field]}
        text={formatMoney(product[field], digits)}
        isMouseOnly
      >
        {column.render(product)}
      </PriceButton>
    ),
  };
}

const prices: Column<Product>[] = [
  explained(
    moneyColumn<Product>({
      id: 'calculatedPrice',
      title: 'Calculated',
      value: ({ calculatedPrice }) => calculatedPrice,
      digits: 0,
      priority: 4,
    }),
    'calculatedPrice',
    0,
  ),
  explained(
    moneyColumn<Product>({
      id: 'price',
      title: 'Override Price',
      value: ({ price }) => price,
      mark: (product) => <OverrideMark product={product} />,
      minWidth: 112,
      priority: 4,
    }),
    'price',
  ),
];

const active: Column<Product> = {
  id: 'isActive',
  title: 'Active',
  sortable: true,
  width: 80,
  priority: 3,
  skeleton: 'pill',
  render: (product) => <ActiveSwitch product={product} />,
};

const markForTest: Column<Product> = {
  id: 'isMarkForTest',
  title: 'Mark for test',
  width: 112,
  priority: 5,
  skeleton: 'pill',
  render: (product) => <TestSwitch product={product} />,
};

/** The columns of the catalogue that the user may see. */
export function catalogueColumns(
  rights: CatalogueRights,
  { housePrices }: Pick<ConverterRights, 'housePrices'>,
  actions: readonly Action<Product>[],
): Column<Product>[] {
  return [
    ...identity,
    ...(housePrices ? prices : []),
    ...(rights.edit ? [active] : []),
    ...(rights.markForTest ? [markForTest] : []),
    actionsColumn({
      width: 116,
      render: (product) => <RowMenu actions={actions} row={product} name={product.oem} />,
    }),
  ];
}
