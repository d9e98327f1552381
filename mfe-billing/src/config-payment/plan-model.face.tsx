import {
  planModel as noun,
  planModelEdit,
  type PlanModelAnswer,
  type PlanModelEntry,
} from '@washcoat/contract-billing';
import { entryOf, formOf, startOf } from '@washcoat/contract-kernel';
import { FieldsOf, resolverOf } from '@washcoat/platform-sdk/forms';
import { clashOf, nounColumns } from '@washcoat/platform-sdk/lists';
import { FieldGrid, formatMoney, formatNumber, noValue, percentSign, Stack } from '@washcoat/ui';
import { textColumn } from '@washcoat/ui/data-grid';
import { planDiscount } from '../plans/plan-discount';
import type { SoldFace } from './sold-face';

/** What a plan costs; a final price of zero is sold by talking. */
export const priceText = (price: number): string => (price === 0 ? 'Call Us' : formatMoney(price));

/** How much cheaper a plan is than it was: 18.37 %. */
function discountText(plan: PlanModelAnswer): string {
  const discount = planDiscount(plan);
  return discount === null ? noValue : formatNumber(discount, 2) + percentSign;
}

/** What is sent of a plan. */
export const planForm = formOf(noun);

/** How plans are administered. */
export const planFace: SoldFace<PlanModelAnswer, PlanModelEntry> = {
  words: {
    ...{ one: 'subscription', create: 'Create Subscription' },
    ...{ action: 'subscription', deleted: 'Subscription' },
  },
  list: {
    ...{ label: 'Subscriptions', storageKey: 'billing.plan-models' },
    ...{ emptyTitle: 'No subscriptions available', emptyHint: 'What subscribers can buy stands here.' },
  },
  access: planModelEdit.access,
  idOf: ({ modelId }) => modelId,
  nameOf: ({ planName }) => planName,
  priceOf: ({ finalPrice }) => priceText(finalPrice),
  columns: [
    ...nounColumns(
      noun,
      {
        planName: { minWidth: 160, priority: 1 },
        description: { minWidth: 200, priority: 5 },
        noOfLookups: { minWidth: 120, priority: 2 },
        originalPrice: { minWidth: 120, priority: 4 },
        taxPercent: { minWidth: 110, priority: 4 },
        finalPrice: {
          ...{ minWidth: 120, priority: 1 },
          render: ({ finalPrice }) => <strong>{priceText(finalPrice)}</strong>,
        },
      },
      ['planName', 'description', 'noOfLookups', 'originalPrice', 'finalPrice', 'taxPercent'],
    ),
    {
      ...textColumn({ id: 'discount', title: 'Discount', value: discountText, minWidth: 100, priority: 3 }),
      align: 'right',
    },
    ...nounColumns(noun, { created: { minWidth: 170, priority: 3 } }, ['created']),
  ],
  notOnCards: ['planName', 'description', 'finalPrice'],
  form: {
    start: startOf(noun),
    entryOf: (plan) => entryOf(noun, plan),
    resolver: resolverOf<PlanModelEntry>(planForm),
    saved: 'Subscription Successfully!',
    differences: clashOf(noun),
    fields: (
      <Stack $gap={3}>
        <FieldsOf of={noun} only={['planName']} needed />
        <FieldsOf of={noun} only={['description']} />
        <FieldGrid $min={140}>
          <FieldsOf of={noun} only={['noOfLookups', 'originalPrice', 'finalPrice']} needed />
          <FieldsOf of={noun} only={['taxPercent']} />
        </FieldGrid>
      </Stack>
    ),
  },
  consequence: 'It is no longer sold. Who bought it keeps it.',
};
