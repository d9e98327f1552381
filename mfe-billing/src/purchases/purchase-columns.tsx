import { purchaseNoun as noun, type Purchase } from '@washcoat/contract-billing';
import { choiceWords } from '@washcoat/contract-kernel';
import { CardHead, nounColumns, RowActions } from '@washcoat/platform-sdk/lists';
import type { Action } from '@washcoat/platform-sdk';
import { DateText, FactList, formatCount, Pill, type PillProps } from '@washcoat/ui';
import { actionsColumn, type Column } from '@washcoat/ui/data-grid';
import { Fragment } from 'react';
import { centsText } from '../app/cents-text';

const kinds: Partial<Record<string, PillProps['kind']>> = {
  success: 'success',
  refunded: 'warning',
  disputed: 'danger',
  lost: 'danger',
};

function Status({ purchase: { status } }: { purchase: Purchase }) {
  return <Pill kind={kinds[status]}>{choiceWords(noun.fields.status, status)}</Pill>;
}

/** The columns of what was bought, with what can be done with one: all that the books need, as the file has what can be shown. */
export const purchaseColumns = (actions: readonly Action<Purchase>[]): readonly Column<Purchase>[] => [
  ...nounColumns(
    noun,
    {
      at: { minWidth: 170, priority: 2 },
      userName: { minWidth: 140, priority: 1 },
      companyName: { minWidth: 140, priority: 5 },
      planName: { minWidth: 110, priority: 2 },
      planVersion: { title: 'Version', priority: 7 },
      lookups: { priority: 6 },
      listPrice: { priority: 8 },
      promoCode: { minWidth: 110, priority: 6 },
      discount: { priority: 7 },
      net: { priority: 6 },
      tax: { priority: 3 },
      amount: { priority: 1 },
      refundedNet: { minWidth: 116, priority: 8 },
      refundedTax: { minWidth: 116, priority: 4 },
      refunded: { priority: 3 },
      lostNet: { priority: 8 },
      lostTax: { priority: 7 },
      lost: { priority: 5 },
      paymentId: { minWidth: 160, priority: 9 },
      card: { priority: 9 },
      status: { priority: 2, skeleton: 'pill', render: (row) => <Status purchase={row} /> },
    },
    [
      ...(['at', 'userName', 'companyName', 'planName', 'planVersion', 'lookups'] as const),
      ...(['listPrice', 'promoCode', 'discount', 'net', 'tax', 'amount'] as const),
      ...(['refundedNet', 'refundedTax', 'refunded', 'lostNet', 'lostTax', 'lost'] as const),
      ...(['paymentId', 'card', 'status'] as const),
    ],
  ),
  actionsColumn({ width: 56, render: (row) => <RowActions actions={actions} row={row} /> }),
];

interface CardProps {
  purchase: Purchase;
  actions: readonly Action<Purchase>[];
}

/** A purchase on a phone. */
export function PurchaseCard({ purchase, actions }: CardProps) {
  const { userName, companyName, planName, lookups, amount, tax, refunded, refundedTax, at } = purchase;
  const { lost, lostTax } = purchase;
  const facts = [
    [noun.fields.status.label, <Status key="status" purchase={purchase} />],
    [noun.fields.planName.label, `${planName}, ${formatCount(lookups, 'lookup')}`],
    [noun.fields.companyName.label, companyName],
    [noun.fields.tax.label, tax > 0 && centsText(tax)],
    [
      noun.fields.refunded.label,
      refunded > 0 && `${centsText(refunded)}, of it tax ${centsText(refundedTax)}`,
    ],
    [noun.fields.lost.label, lost > 0 && `${centsText(lost)}, of it tax ${centsText(lostTax)}`],
    [noun.fields.at.label, <DateText key="at" value={at} format="listed" />],
  ] as const;
  return (
    <>
      <CardHead>
        <strong>
          {userName} {centsText(amount)}
        </strong>
        <RowActions size={44} actions={actions} row={purchase} />
      </CardHead>
      <FactList>
        {facts
          .filter(([, fact]) => fact)
          .map(([label, fact]) => (
            <Fragment key={label}>
              <dt>{label}</dt>
              <dd>{fact}</dd>
            </Fragment>
          ))}
      </FactList>
    </>
  );
}
