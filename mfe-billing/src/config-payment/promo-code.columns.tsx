import { promoCode as noun, promoCodeEdit, type PromoCode } from '@washcoat/contract-billing';
import { allows } from '@washcoat/contract-kernel';
import type { Action, Session } from '@washcoat/platform-sdk';
import {
  addAction,
  CardHead,
  deleteAction,
  editAction,
  nounColumns,
  RowActions,
} from '@washcoat/platform-sdk/lists';
import { DateText, FactList, formatDate, formatMoney, formatNumber, percentSign } from '@washcoat/ui';
import { actionsColumn, dateColumn, textColumn, type Column } from '@washcoat/ui/data-grid';

interface Handlers {
  onAdd: () => void;
  onEdit: (promoCode: PromoCode) => void;
  onDelete: (promoCode: PromoCode) => void;
}

const mayAdminister = (session: Session) => allows(promoCodeEdit.access, session);

/** What can be done with promo codes: in a row, on the page and in the palette. */
export function promoActions({ onAdd, onEdit, onDelete }: Handlers): Action<PromoCode>[] {
  const ofOne = { right: mayAdminister, nameOf: ({ code }: PromoCode) => code };
  return [
    addAction('promocode', { label: 'Create Promocode', right: mayAdminister, run: onAdd }),
    editAction('promocode', { ...ofOne, run: onEdit }),
    deleteAction('promocode', { ...ofOne, run: onDelete }),
  ];
}

/** What a promo code takes off: 10 %, $25.00. */
const valueText = ({ isPercentage, value }: PromoCode): string =>
  isPercentage ? formatNumber(value, 2) + percentSign : formatMoney(value);

/** How often it was used, and how often it may be: 3 of 100. */
const usesText = ({ used, maxUses }: PromoCode): string =>
  maxUses === null ? formatNumber(used) : `${formatNumber(used)} of ${formatNumber(maxUses)}`;

/** The days on which it is good. */
function daysText({ startsOn, endsOn }: PromoCode): string {
  if (!startsOn && !endsOn) return 'Always';
  if (!endsOn) return `From ${formatDate(startsOn, 'short')}`;
  if (!startsOn) return `Until ${formatDate(endsOn, 'short')}`;
  return `${formatDate(startsOn, 'short')} to ${formatDate(endsOn, 'short')}`;
}

const yesNo = (flag: boolean) => (flag ? 'Yes' : 'No');

/** The columns of the table. */
export const promoColumns = (actions: readonly Action<PromoCode>[]): Column<PromoCode>[] => [
  ...nounColumns(
    noun,
    {
      code: { minWidth: 140, priority: 1 },
      value: { minWidth: 100, priority: 1, render: (row) => <strong>{valueText(row)}</strong> },
      isPercentage: { minWidth: 120, priority: 4 },
      isActive: { minWidth: 100, priority: 2 },
      used: { minWidth: 100, priority: 3, value: usesText },
    },
    ['code', 'value', 'isPercentage', 'isActive', 'used'],
  ),
  textColumn({ id: 'days', title: 'Good', value: daysText, minWidth: 190, priority: 5 }),
  dateColumn({
    ...{ id: 'created', title: 'Created', format: 'listed', minWidth: 170, priority: 3 },
    value: ({ created }) => created,
  }),
  actionsColumn({ width: 88, render: (row) => <RowActions actions={actions} row={row} /> }),
];

/** A promo code on a phone. */
export function PromoCodeCard(props: { promoCode: PromoCode; actions: readonly Action<PromoCode>[] }) {
  const { promoCode, actions } = props;
  return (
    <>
      <CardHead>
        <strong>
          {promoCode.code} {valueText(promoCode)}
        </strong>
        <RowActions size={44} actions={actions} row={promoCode} />
      </CardHead>
      <FactList>
        <dt>Is Percentage</dt>
        <dd>{yesNo(promoCode.isPercentage)}</dd>
        <dt>Is Active</dt>
        <dd>{yesNo(promoCode.isActive)}</dd>
        <dt>Used</dt>
        <dd>{usesText(promoCode)}</dd>
        <dt>Good</dt>
        <dd>{daysText(promoCode)}</dd>
        <dt>Created</dt>
        <dd>
          <DateText value={promoCode.created} format="listed" />
        </dd>
      </FactList>
    </>
  );
}
