import { isPoundGroup, type LoadItem } from '@washcoat/contract-loads';
import { Code, Figure, formatDate, Money, StatusPill } from '@washcoat/ui';
import { actionsColumn, type Column } from '@washcoat/ui/data-grid';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { LiveValue } from '../live/live-value';
import type { LoadRights } from '../load-detail/load-rights';
import { ItemAlert } from './item-alert';
import { ItemMenu } from './item-menu';
import { ItemNumber, type ItemNumberName } from './item-number';
import { ItemPicture } from './item-picture';
import { PriceButton } from '../item-price/price-button';
import { itemName, itemStatusWord, priceFigure, priceInCell, quantityText } from './item-words';

export const ItemKind = styled.span`
  display: block;
  overflow: hidden;
  ${({ theme }) => theme.text.t12}
  color: ${({ theme }) => theme.color.text3};
  text-overflow: ellipsis;
`;

/** What stands below a number ends where the number does. */
const BelowNumber = styled(ItemKind)`
  text-align: right;
`;

const Struck = styled.span<{ $isStruck: boolean }>`
  text-decoration: ${({ $isStruck }) => ($isStruck ? 'line-through' : 'none')};
`;

/** What an item costs in all, once its price was offered; struck through when it counts in no total. */
export function ItemTotal({ item }: { item: LoadItem }) {
  if (item.total === undefined) return <ItemKind>Not offered yet</ItemKind>;
  return (
    <LiveValue value={item.total}>
      <Struck $isStruck={item.isDidNotBuy || item.status === 2}>
        <Money value={item.total} bold />
      </Struck>
    </LiveValue>
  );
}

interface LinePriceProps {
  item: LoadItem;
  value: number | undefined;
  isMuted?: boolean;
}

/** A price of an item; of wire that of a pound, and it says so. When it was priced is told under the pointer. */
function LinePrice({ item: { type, pricedDate }, value, isMuted }: LinePriceProps) {
  return (
    <span
      // Written when it is looked for: a date takes as long as half of a row, and long lists draw many while they scroll.
      onMouseEnter={({ currentTarget }) => {
        currentTarget.title = pricedDate ? `Priced on ${formatDate(pricedDate, 'moment')}` : '';
      }}
    >
      <Figure $muted={isMuted}>{priceFigure(value, type)}</Figure>
      {isPoundGroup(type) && value !== undefined && <BelowNumber>per lb</BelowNumber>}
    </span>
  );
}

/** The quantity of an item; of wire the pounds that are entered, and how often. */
function LineQuantity({ item: { type, quantity, unit, finalQty } }: { item: LoadItem }) {
  if (!isPoundGroup(type) || unit === 1) return <Figure>{quantityText({ finalQty, type })}</Figure>;
  return (
    <>
      <Figure>{quantityText({ finalQty: quantity, type })}</Figure>
      <BelowNumber>× {unit}</BelowNumber>
    </>
  );
}

const picture: Column<LoadItem> = {
  id: 'picture',
  title: 'Picture',
  header: '',
  width: 68,
  priority: 1,
  skeleton: 'picture',
  render: (item) => <ItemPicture item={item} size={48} />,
};

const code: Column<LoadItem> = {
  id: 'oem',
  title: 'Item',
  minWidth: 150,
  priority: 1,
  skeleton: 'text',
  render: (item) => (
    <div>
      <Code>{itemName(item)}</Code> <ItemAlert item={item} />
      <ItemKind>{[item.type, item.oem && item.description].filter(Boolean).join(' · ')}</ItemKind>
    </div>
  ),
};

const status: Column<LoadItem> = {
  id: 'status',
  title: 'Status',
  width: 120,
  priority: 1,
  skeleton: 'pill',
  render: (item) => (
    <LiveValue value={itemStatusWord(item)}>
      <StatusPill of="item" status={itemStatusWord(item)} />
    </LiveValue>
  ),
};

interface NumberColumn {
  name: ItemNumberName;
  title: string;
  width: number;
  priority: number;
  isEditable: boolean;
  text: (item: LoadItem) => ReactNode;
}

function numberColumn({ name, title, width, priority, isEditable, text }: NumberColumn): Column<LoadItem> {
  return {
    id: name,
    title,
    width,
    priority,
    align: 'right',
    skeleton: 'number',
    render: (item) =>
      isEditable ? (
        <ItemNumber item={item} name={name}>
          {text(item)}
        </ItemNumber>
      ) : (
        <LiveValue value={item[name]}>{text(item)}</LiveValue>
      ),
  };
}

/** The columns of the items table. Prices are there for those who may see them, edits for those who may make them. */
export function itemColumns({
  canEditItems,
  canOverridePrice,
  seesPrices,
}: Pick<LoadRights, 'canEditItems' | 'canOverridePrice' | 'seesPrices'>): readonly Column<LoadItem>[] {
  const prices: Column<LoadItem>[] = [
    {
      id: 'basePrice',
      title: 'Base',
      width: 86,
      priority: 3,
      align: 'right',
      skeleton: 'number',
      render: (item) =>
        item.basePrice !== undefined && (
          <PriceButton
            item={item}
            name="Base"
            value={item.basePrice}
            text={priceInCell(item.basePrice, item.type)}
          >
            <LinePrice item={item} value={item.basePrice} isMuted />
          </PriceButton>
        ),
    },
    numberColumn({
      name: 'adjustedPrice',
      title: 'ADJUSTED',
      width: 96,
      priority: 2,
      isEditable: canEditItems && canOverridePrice,
      text: (item) =>
        canEditItems && canOverridePrice ? (
          <LinePrice item={item} value={item.adjustedPrice} />
        ) : (
          item.adjustedPrice !== undefined && (
            <PriceButton
              item={item}
              name="ADJUSTED"
              value={item.adjustedPrice}
              text={priceInCell(item.adjustedPrice, item.type)}
            >
              <LinePrice item={item} value={item.adjustedPrice} />
            </PriceButton>
          )
        ),
    }),
    {
      id: 'total',
      title: 'Total',
      width: 98,
      priority: 1,
      align: 'right',
      skeleton: 'number',
      render: (item) => <ItemTotal item={item} />,
    },
  ];
  return [
    picture,
    code,
    numberColumn({
      name: 'box',
      title: 'Box',
      width: 62,
      priority: 4,
      isEditable: canEditItems,
      text: (item) => <Figure>{item.box}</Figure>,
    }),
    numberColumn({
      name: 'quantity',
      title: 'Quantity',
      width: 84,
      priority: 1,
      isEditable: canEditItems,
      text: (item) => <LineQuantity item={item} />,
    }),
    ...(seesPrices ? prices : []),
    status,
    actionsColumn({ width: 52, render: (item) => <ItemMenu item={item} /> }),
  ];
}
