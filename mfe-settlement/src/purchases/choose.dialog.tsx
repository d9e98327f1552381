import type { OfferedInvoice, PurchasedBox } from '@washcoat/contract-settlement';
import { problemText } from '@washcoat/platform-sdk';
import { useQuestion, useSettled } from '@washcoat/platform-sdk/forms';
import {
  CheckBox,
  FailedPart,
  formatCount,
  formatDate,
  formatMoney,
  formatNumber,
  Pager,
  QuestionDialog,
  Skeleton,
  TextField,
} from '@washcoat/ui';
import { useState } from 'react';
import { Choices, ChosenSum } from './choices.style';
import { LotField } from './lot-field';
import { useChoosePurchasesMutation, useOfferedQuery, type Purchases } from './purchases.api';

const PAGE_SIZE = 10;
const NONE = 'Choose an invoice or a box';

const keyOf = ({ loadId, box }: Pick<PurchasedBox, 'loadId' | 'box'>) => `${loadId} ${box}`;

/** Chooses completed invoices, whole or box by box, for a settlement and one of its lots. */
export function ChooseDialog({ purchases, onClose }: { purchases: Purchases; onClose: () => void }) {
  const { settlementId, lotNos, companyName } = purchases;
  const [typed, setTyped] = useState('');
  const [offset, setOffset] = useState(0);
  const search = useSettled(typed);
  const query = useOfferedQuery({ settlementId, search, count: String(PAGE_SIZE), offset: String(offset) });
  const [chosen, setChosen] = useState<ReadonlyMap<string, PurchasedBox>>(new Map());
  const [lotNo, setLotNo] = useState('');
  const [choose, { isLoading }] = useChoosePurchasesMutation();
  const { problem, setProblem, settle } = useQuestion('The boxes were not chosen. Try again.');
  const boxes = [...chosen.values()];
  const mark = (marked: readonly PurchasedBox[], isChosen: boolean) => {
    const next = new Map(chosen);
    for (const box of marked) {
      if (isChosen) next.set(keyOf(box), box);
      else next.delete(keyOf(box));
    }
    setChosen(next);
  };
  const send = async () => {
    if (!boxes.length) return setProblem(NONE);
    const sent = boxes.map(({ loadId, box }) => ({ loadId, box }));
    settle(await choose({ settlementId, boxes: sent, lotNo }), onClose);
  };
  const cost = boxes.reduce((sum, box) => sum + Math.round((box.cost ?? 0) * 100), 0) / 100;
  const areCostsSeen = boxes.every((box) => box.cost !== undefined);
  return (
    <QuestionDialog
      width={880}
      title="Choose invoices"
      sentence={`Completed invoices of ${companyName} and of companies below it, with boxes that stand in no settlement.`}
      submit={{
        label: boxes.length ? `Choose ${formatCount(boxes.length, 'box')}` : 'Choose boxes',
        busy: isLoading,
        busyLabel: 'Choosing',
      }}
      problem={problem}
      onSubmit={send}
      onClose={onClose}
    >
      <TextField
        label="Search"
        help="Invoice, customer, or a lot stamped on the invoice"
        value={typed}
        maxLength={100}
        onChange={(event) => {
          setTyped(event.target.value);
          setOffset(0);
        }}
      />
      {query.error && !query.data ? (
        <FailedPart
          title={problemText(query.error, 'Invoices did not load.')}
          onRetry={() => void query.refetch()}
          plain
        />
      ) : query.data ? (
        <Choices aria-label="Invoices" aria-busy={query.isFetching}>
          {query.data.list.map((invoice) => (
            <InvoiceChoice key={invoice.loadId} invoice={invoice} chosen={chosen} onMark={mark} />
          ))}
          {!query.data.list.length && <li>No invoice with free boxes was found.</li>}
        </Choices>
      ) : (
        <Skeleton $height="200px" />
      )}
      <Pager
        offset={offset}
        limit={PAGE_SIZE}
        count={query.data?.list.length ?? 0}
        areMoreItemsAvailable={query.data?.areMoreItemsAvailable ?? false}
        onOffsetChange={setOffset}
      />
      <LotField lotNos={lotNos} value={lotNo} onChange={setLotNo} />
      <ChosenSum>
        {formatCount(boxes.length, 'box')} chosen{areCostsSeen && `, ${formatMoney(cost)} paid`}
      </ChosenSum>
    </QuestionDialog>
  );
}

interface InvoiceChoiceProps {
  invoice: OfferedInvoice;
  chosen: ReadonlyMap<string, PurchasedBox>;
  onMark: (boxes: readonly PurchasedBox[], isChosen: boolean) => void;
}

function InvoiceChoice({ invoice, chosen, onMark }: InvoiceChoiceProps) {
  const { invoiceNo, companyName, completedDate, lotStamps, boxes } = invoice;
  const facts = [companyName, formatDate(completedDate, 'day'), lotStamps && `stamped ${lotStamps}`];
  return (
    <li>
      <CheckBox
        label={`${invoiceNo}: ${facts.filter(Boolean).join(', ')}`}
        checked={boxes.every((box) => chosen.has(keyOf(box)))}
        onChange={(event) => onMark(boxes, event.target.checked)}
      />
      <ul aria-label={`Boxes of ${invoiceNo}`}>
        {boxes.map((box) => (
          <li key={box.box}>
            <CheckBox
              label={boxText(box)}
              checked={chosen.has(keyOf(box))}
              onChange={(event) => onMark([box], event.target.checked)}
            />
          </li>
        ))}
      </ul>
    </li>
  );
}

/** A box in words, with what it weighs and what was paid for it where that is seen. */
function boxText({ box, pieces, pounds, cost }: PurchasedBox): string {
  const weight = pounds === undefined ? [] : [`${formatNumber(pounds, 2)} lb`];
  const paid = cost === undefined ? [] : [formatMoney(cost)];
  return `Box ${box}: ${[formatCount(pieces, 'piece'), ...weight, ...paid].join(', ')}`;
}
