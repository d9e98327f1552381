import type { Product } from '@washcoat/contract-converters';
import { IconButton, Menu, MetalMarker, TypePill, metalName, metalOrder } from '@washcoat/ui';
import {
  actionsColumn,
  codeColumn,
  moneyColumn,
  numberColumn,
  textColumn,
  type Column,
} from '@washcoat/ui/data-grid';
import { CircleDollarSign, Ellipsis, ExternalLink, ShoppingCart } from 'lucide-react';
import { assayOf } from '../converter/assay-line';
import { CodeMarks, OverrideMark } from '../converter/converter-marks';
import { KindCell } from '../converter/kind-cell';
import { PriceButton } from '../price-popup/price-button';
import { ConverterPicture } from '../converter/converter-picture';
import type { ConverterRights } from '../converter/converter-rights';

/** What can be done with a row; stable functions. */
export interface RowActions {
  open: (product: Product) => void;
  /** Pays for the price of a converter with a lookup credit. */
  lookUp: (product: Product) => void;
  showPrices: (product: Product) => void;
  addToCart: (product: Product) => void;
}

const isDefault = (product: Product) => product.isDefaultAssay === true;

const identity: Column<Product>[] = [
  {
    id: 'picture',
    title: 'Picture',
    header: '',
    width: 60,
    priority: 1,
    skeleton: 'picture',
    render: (product) => (
      <span data-product-id={product.productId}>
        <ConverterPicture product={product} size={36} />
      </span>
    ),
  },
  codeColumn({
    id: 'oem',
    title: 'OEM',
    value: (product) => product.oem,
    marks: (product) => <CodeMarks product={product} />,
    minWidth: 148,
    flex: 1.2,
  }),
  {
    ...textColumn<Product>({
      id: 'description',
      title: 'Make, description',
      value: (product) => product.manufacturer,
      minWidth: 150,
      flex: 2.2,
      priority: 1,
    }),
    render: (product) => <KindCell product={product} />,
  },
  {
    id: 'type',
    title: 'Type',
    render: (product) => <TypePill type={product.typeName} />,
    minWidth: 116,
    priority: 4,
    skeleton: 'pill',
  },
];

const assay: Column<Product>[] = [
  numberColumn({
    id: 'subweight',
    title: 'Weight g',
    value: (product) => product.subweight,
    muted: isDefault,
    minWidth: 76,
    priority: 3,
  }),
  ...metalOrder.map((metal) =>
    numberColumn<Product>({
      id: metal,
      title: metalName(metal).name,
      header: <MetalMarker metal={metal} />,
      value: (product) => assayOf(product, metal),
      digits: 0,
      muted: isDefault,
      minWidth: 60,
      priority: 5,
    }),
  ),
];

type PriceField = 'marketPrice' | 'basePrice' | 'listedPrice' | 'schemePice' | 'alt1Price';
type PriceOptions = Partial<Parameters<typeof numberColumn<Product>>[0]>;

/**
 * A price that leads to the offer: without the dollar sign, because only the offer is decided on. A click opens how it
 * came about; by keyboard the offer beside it does.
 */
function price(field: PriceField, title: string, options: PriceOptions): Column<Product> {
  const column = numberColumn<Product>({
    id: field,
    title,
    value: (product) => product[field],
    digits: 2,
    muted: true,
    minWidth: 72,
    ...options,
  });
  return {
    ...column,
    render: (product) => (
      <PriceButton product={product} name={title} value={product[field]} isMouseOnly>
        {column.render(product)}
      </PriceButton>
    ),
  };
}

const offer = moneyColumn<Product>({
  id: 'offerPrice',
  title: 'Offer',
  value: ({ offerPrice }) => offerPrice,
  bold: true,
  minWidth: 80,
  priority: 1,
});
const market = price('marketPrice', 'Market', { priority: 6 });
const base = price('basePrice', 'Base', { offByDefault: true });
const rest: Column<Product>[] = [
  price('listedPrice', 'Listed', {
    priority: 4,
    minWidth: 90,
    mark: (product) => <OverrideMark product={product} />,
  }),
  price('schemePice', 'Scheme', { priority: 7 }),
  price('alt1Price', 'Alt1', { priority: 8 }),
  {
    ...offer,
    render: (product) => (
      <PriceButton product={product} name="Offer" value={product.offerPrice}>
        {offer.render(product)}
      </PriceButton>
    ),
  },
];

/** The columns a user may see; those he may not are not there, so that nobody can choose them either. */
export function converterColumns(rights: ConverterRights, actions: RowActions): Column<Product>[] {
  const prices = [market, ...(rights.housePrices ? [base] : []), ...rest];
  return [
    ...identity,
    ...(rights.assay ? assay : []),
    ...(rights.prices ? prices : []),
    actionsColumn({
      width: rights.addToCart ? 80 : 52,
      render: (product) => <RowButtons {...{ product, rights, actions }} />,
    }),
  ];
}

interface RowButtonsProps {
  product: Product;
  rights: ConverterRights;
  actions: RowActions;
}

function RowButtons({ product, rights, actions }: RowButtonsProps) {
  const entries = [
    {
      label: 'Open converter',
      icon: <ExternalLink size={16} />,
      shortcut: 'Enter',
      onSelect: () => actions.open(product),
    },
    ...(rights.isSubscriber
      ? [
          {
            label: 'Look up price',
            icon: <CircleDollarSign size={16} />,
            onSelect: () => actions.lookUp(product),
          },
        ]
      : []),
    ...(rights.prices
      ? [
          {
            label: 'Show prices',
            icon: <CircleDollarSign size={16} />,
            onSelect: () => actions.showPrices(product),
          },
        ]
      : []),
    ...(rights.addToCart
      ? [
          {
            label: 'Add to cart',
            icon: <ShoppingCart size={16} />,
            shortcut: 'A',
            onSelect: () => actions.addToCart(product),
          },
        ]
      : []),
  ];
  return (
    <>
      {rights.addToCart && (
        <IconButton label={`Add ${product.oem} to a cart`} onClick={() => actions.addToCart(product)}>
          <ShoppingCart size={16} />
        </IconButton>
      )}
      <Menu
        label={`More for ${product.oem}`}
        trigger={
          <IconButton label={`More for ${product.oem}`}>
            <Ellipsis size={16} />
          </IconButton>
        }
        entries={entries}
      />
    </>
  );
}
