import { planModel as noun, planModelEdit, type PlanModelAnswer } from '@washcoat/contract-billing';
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
import { DateText, FactList, formatMoney, formatNumber, noValue, percentSign } from '@washcoat/ui';
import { actionsColumn, dateColumn, textColumn, type Column } from '@washcoat/ui/data-grid';
import { History } from 'lucide-react';
import { planDiscount } from '../plans/plan-discount';

interface Handlers {
  onAdd: () => void;
  onEdit: (plan: PlanModelAnswer) => void;
  onDelete: (plan: PlanModelAnswer) => void;
  onVersions: (plan: PlanModelAnswer) => void;
}

const mayAdminister = (session: Session) => allows(planModelEdit.access, session);

/** What can be done with plans: in a row, on the page and in the palette. */
export function planActions({ onAdd, onEdit, onDelete, onVersions }: Handlers): Action<PlanModelAnswer>[] {
  const ofOne = { right: mayAdminister, nameOf: ({ planName }: PlanModelAnswer) => planName };
  return [
    addAction('subscription', { label: 'Create Subscription', right: mayAdminister, run: onAdd }),
    editAction('subscription', { ...ofOne, run: onEdit }),
    {
      ...{ of: 'row', id: 'versions-of-subscription', label: 'Versions', shortcut: 'V' },
      icon: (size) => <History size={size} />,
      nameFor: ({ planName }) => `Versions of ${planName}`,
      right: mayAdminister,
      run: onVersions,
    },
    deleteAction('subscription', { ...ofOne, run: onDelete }),
  ];
}

/** What a plan costs; a final price of zero is sold by talking. */
export const priceText = (price: number): string => (price === 0 ? 'Call Us' : formatMoney(price));

/** How much cheaper a plan is than it was: 18.37 %. */
export function discountText(plan: Parameters<typeof planDiscount>[0]): string {
  const discount = planDiscount(plan);
  return discount === null ? noValue : formatNumber(discount, 2) + percentSign;
}

/** The columns of the table. */
export const planColumns = (actions: readonly Action<PlanModelAnswer>[]): Column<PlanModelAnswer>[] => [
  ...nounColumns(
    noun,
    {
      planName: { minWidth: 160, priority: 1 },
      description: { minWidth: 200, priority: 5 },
      noOfLookups: { minWidth: 120, priority: 2 },
      originalPrice: { minWidth: 120, priority: 4 },
      finalPrice: {
        ...{ minWidth: 120, priority: 1 },
        render: ({ finalPrice }) => <strong>{priceText(finalPrice)}</strong>,
      },
    },
    ['planName', 'description', 'noOfLookups', 'originalPrice', 'finalPrice'],
  ),
  {
    ...textColumn({ id: 'discount', title: 'Discount', value: discountText, minWidth: 100, priority: 3 }),
    align: 'right',
  },
  dateColumn({
    ...{ id: 'created', title: 'Created', format: 'listed', minWidth: 170, priority: 3 },
    value: ({ created }) => created,
  }),
  actionsColumn({ width: 120, render: (plan) => <RowActions actions={actions} row={plan} /> }),
];

/** A plan on a phone. */
export function PlanModelCard(props: { plan: PlanModelAnswer; actions: readonly Action<PlanModelAnswer>[] }) {
  const { plan, actions } = props;
  return (
    <>
      <CardHead>
        <strong>
          {plan.planName} {priceText(plan.finalPrice)}
        </strong>
        <RowActions size={44} actions={actions} row={plan} />
      </CardHead>
      <FactList>
        <dt>Lookups</dt>
        <dd>{formatNumber(plan.noOfLookups)}</dd>
        <dt>Original Price</dt>
        <dd>{formatMoney(plan.originalPrice)}</dd>
        <dt>Discount</dt>
        <dd>{discountText(plan)}</dd>
        <dt>Created</dt>
        <dd>
          <DateText value={plan.created} format="listed" />
        </dd>
      </FactList>
    </>
  );
}
