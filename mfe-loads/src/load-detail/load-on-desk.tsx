import { Card, Page, Stack, TwoColumn } from '@washcoat/ui';
import { AddItemLine } from '../items/add-item-line';
import { ItemsTable, type ItemsTableProps } from '../items/items-table';
import { ReviewBar } from '../items/review-bar';
import { MarginCard } from '../margin/margin-card';
import { LoadCounts } from '../order/load-counts';
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

/** Customer, add, items, review and counts left; money and signing right. */
export function LoadOnDesk({ items, order }: { items: ItemsTableProps; order: Order }) {
  const { rights } = useOpenLoad();
  return (
    <Page $dense $capped>
      <TwoColumn $right={312}>
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
        <Stack $gap={3}>
          <MoneyCard />
          <MarginCard />
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
              <OrderButtons order={order} />
              <OrderProblem order={order} />
            </Stack>
          </Card>
        </Stack>
      </TwoColumn>
      <OrderQuestion order={order} />
    </Page>
  );
}
