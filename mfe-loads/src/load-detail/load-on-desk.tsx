import { Card, Page, Stack, TwoColumn } from '@washcoat/ui';
import styled from 'styled-components';
import { besideColumn } from '../chat/chat-dock.style';
import { AddItemLine } from '../items/add-item-line';
import { ItemsTable, type ItemsTableProps } from '../items/items-table';
import { ReviewBar } from '../items/review-bar';
import { MarginCard } from '../margin/margin-card';
import { LoadCounts } from '../order/load-counts';
import { FinishFirstNote } from '../order/finish-first-note';
import { MissingDocumentsNote } from '../order/missing-documents-note';
import { MoneyCard } from '../order/money-card';
import { OpenItemsNote } from '../order/open-items-note';
import { OrderButtons, OrderProblem, OrderQuestion } from '../order/order-buttons';
import { OrderDates } from '../order/order-dates';
import { SignatureBlock } from '../order/signature-block';
import type { Order } from '../order/use-order';
import { ScannedItem } from '../labels/scanned-item';
import { PriceHoldNote } from '../price-hold/price-hold-note';
import { TimelinePanel } from '../timeline/timeline.panel';
import { CustomerDetails } from './customer-details';
import { useOpenLoad } from './load-context';

/** The page ends above where the ways into chat and video float, so that they never lie over what is last on it. */
const Desk = styled(Page)<{ $isBesideChat: boolean }>`
  ${({ theme, $isBesideChat }) => !$isBesideChat && `padding-bottom: ${theme.space(18)};`}
`;

const Columns = styled(TwoColumn)<{ $isBesideChat: boolean }>`
  ${besideColumn} {
    ${({ $isBesideChat }) => $isBesideChat && 'grid-template-columns: minmax(0, 1fr);'}
  }
`;

/**
 * Money and signing: below each other beside the items, beside each other where the chat has their column. For who sees no
 * money there is no room for it either.
 */
const Closing = styled(Stack)<{ $isBesideChat: boolean }>`
  & > :empty {
    display: none;
  }
  ${besideColumn} {
    ${({ $isBesideChat }) =>
      $isBesideChat && 'display: grid; grid-template-columns: repeat(2, minmax(0, 1fr)); align-items: start;'}
  }
`;

export interface LoadOnDeskProps {
  items: ItemsTableProps;
  order: Order;
  /** The chat or the video has room beside it. */
  isBesideChat: boolean;
}

/** Customer, add, items, review and counts left; money and signing right, or below where the chat takes their room. */
export function LoadOnDesk({ items, order, isBesideChat }: LoadOnDeskProps) {
  const { rights } = useOpenLoad();
  return (
    <Desk $dense $capped $isBesideChat={isBesideChat}>
      <Columns $right={312} $isBesideChat={isBesideChat}>
        <Stack $gap={3}>
          <ScannedItem />
          <CustomerDetails />
          <PriceHoldNote />
          {rights.canAddItems && <AddItemLine />}
          <ItemsTable {...items} />
          <ReviewBar />
          <LoadCounts />
          <TimelinePanel />
        </Stack>
        <Closing $gap={3} $isBesideChat={isBesideChat}>
          <Stack $gap={3}>
            <MoneyCard />
            <MarginCard />
          </Stack>
          <Card title="Order">
            <Stack $gap={3}>
              <SignatureBlock
                signing={order.signing}
                onChange={order.sign}
                onSave={(signing) => void order.save(signing)}
              />
              <OrderDates />
              <MissingDocumentsNote order={order} />
              <OpenItemsNote />
              <FinishFirstNote />
              <OrderButtons order={order} />
              <OrderProblem order={order} />
            </Stack>
          </Card>
        </Closing>
      </Columns>
      <OrderQuestion order={order} />
    </Desk>
  );
}
