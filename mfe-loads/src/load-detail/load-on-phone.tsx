import { formatMoney, formatNumber, Page, Stack, StickyBar, Tabs } from '@washcoat/ui';
import { useId, useState, type Ref } from 'react';
import styled from 'styled-components';
import { AddItemLine } from '../items/add-item-line';
import { ItemsTable, type ItemsTableProps } from '../items/items-table';
import { ReviewBar } from '../items/review-bar';
import { LiveValue } from '../live/live-value';
import { MarginCard } from '../margin/margin-card';
import { formatDiscount } from '../order/discount';
import { LoadCounts } from '../order/load-counts';
import { FinishFirstNote } from '../order/finish-first-note';
import { MissingDocumentsNote } from '../order/missing-documents-note';
import { MoneyCard } from '../order/money-card';
import { OpenItemsNote } from '../order/open-items-note';
import { OrderButtons, OrderProblem, OrderQuestion } from '../order/order-buttons';
import { OrderDates } from '../order/order-dates';
import { SignatureBlock } from '../order/signature-block';
import type { Order } from '../order/use-order';
import { CustomerCard } from './customer-card';
import { ScannedItem } from '../labels/scanned-item';
import { PriceHoldNote } from '../price-hold/price-hold-note';
import { TimelinePanel } from '../timeline/timeline.panel';
import { useOpenLoad } from './load-context';

/** One line as long as the sum has six digits: what is below it is the list. */
const Bar = styled(StickyBar)`
  padding: ${({ theme }) => theme.space(3)};

  & button {
    padding-inline: ${({ theme }) => theme.space(3)};
  }
`;

const Total = styled.div`
  ${({ theme }) => theme.text.t12}
  color: ${({ theme }) => theme.color.text2};

  & strong {
    display: block;
    ${({ theme }) => theme.text.t16}
    ${({ theme }) => theme.font.tabular}
    color: ${({ theme }) => theme.color.text};
  }
`;

/** Where the ways into chat and video stand, so that they lie over nothing that is read. */
const ChatWays = styled.span`
  display: flex;
  gap: ${({ theme }) => theme.space(2)};

  &:empty {
    display: none;
  }
`;

type Section = 'items' | 'totals' | 'customer' | 'sign';

const isSection = (id: string): id is Section => ['items', 'totals', 'customer', 'sign'].includes(id);

interface LoadOnPhoneProps {
  items: ItemsTableProps;
  order: Order;
  chatBar: Ref<HTMLElement>;
}

/** One section at a time; the total and the main button stay within reach of the thumb. */
export function LoadOnPhone({ items, order, chatBar }: LoadOnPhoneProps) {
  const { load, rights } = useOpenLoad();
  const panelId = useId();
  const [section, setSection] = useState<Section>('items');
  const units = `${formatNumber(load.invoioceItemDetails.totalUnits)} units`;
  return (
    <Page $dense>
      {rights.canAddItems && <AddItemLine />}
      <ScannedItem />
      <PriceHoldNote size={44} />
      <Tabs
        label="Sections of the load"
        panelId={panelId}
        current={section}
        tabs={[
          { id: 'items', label: 'Items', count: load.itemCount },
          { id: 'totals', label: 'Totals' },
          { id: 'customer', label: 'Customer' },
          { id: 'sign', label: 'Sign' },
        ]}
        onChange={(id) => isSection(id) && setSection(id)}
      />
      <div id={panelId} role="tabpanel">
        {section === 'items' && (
          <Stack $gap={3}>
            <ReviewBar isSticky={false} size={44} />
            <ItemsTable {...items} />
          </Stack>
        )}
        {section === 'totals' && (
          <Stack $gap={3}>
            <MoneyCard />
            <MarginCard />
            <LoadCounts />
            <TimelinePanel size={44} />
          </Stack>
        )}
        {section === 'customer' && <CustomerCard />}
        {section === 'sign' && (
          <Stack $gap={3}>
            <SignatureBlock
              signing={order.signing}
              onChange={order.sign}
              onSave={(signing) => void order.save(signing)}
            />
            <OrderDates />
          </Stack>
        )}
      </div>
      <MissingDocumentsNote order={order} />
      {section !== 'items' && <OpenItemsNote onShow={() => setSection('items')} />}
      <FinishFirstNote />
      {section === 'sign' && <OrderButtons order={order} size={44} />}
      <OrderProblem order={order} />
      <Bar>
        <Total>
          {[units, load.discount ? formatDiscount(load) : ''].filter(Boolean).join(' · ')}
          {load.grandtotal !== undefined && (
            <LiveValue value={load.grandtotal}>
              <strong>{formatMoney(load.grandtotal)}</strong>
            </LiveValue>
          )}
        </Total>
        <ChatWays ref={chatBar} />
        {section !== 'sign' && <OrderButtons order={order} size={44} onlyNext />}
      </Bar>
      <OrderQuestion order={order} />
    </Page>
  );
}
