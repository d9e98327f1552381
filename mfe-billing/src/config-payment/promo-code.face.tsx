import {
  promoCode as noun,
  promoCodeEdit,
  type PromoCode,
  type PromoCodeEntry,
} from '@washcoat/contract-billing';
import { entryOf, formOf, startOf } from '@washcoat/contract-kernel';
import { FieldsOf, resolverOf } from '@washcoat/platform-sdk/forms';
import { clashOf, nounColumns } from '@washcoat/platform-sdk/lists';
import {
  DateField,
  FieldGrid,
  formatDate,
  formatMoney,
  formatNumber,
  percentSign,
  Stack,
} from '@washcoat/ui';
import { textColumn } from '@washcoat/ui/data-grid';
import { useController } from 'react-hook-form';
import type { SoldFace } from './sold-face';

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

/** What is sent of a promo code. */
export const promoForm = formOf(noun);

/** How promo codes are administered. */
export const promoFace: SoldFace<PromoCode, PromoCodeEntry> = {
  words: {
    ...{ one: 'promo code', create: 'Create Promocode' },
    ...{ action: 'promocode', deleted: 'Promocode' },
  },
  list: {
    ...{ label: 'Promocodes', storageKey: 'billing.promo-codes' },
    emptyTitle: 'No promocodes available',
    emptyHint: 'What takes something off a price stands here.',
  },
  access: promoCodeEdit.access,
  idOf: ({ promocodeId }) => promocodeId,
  nameOf: ({ code }) => code,
  priceOf: valueText,
  columns: [
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
    ...nounColumns(noun, { created: { minWidth: 170, priority: 3 } }, ['created']),
  ],
  notOnCards: ['code', 'value'],
  form: {
    start: startOf(noun),
    entryOf: (promoCode) => entryOf(noun, promoCode),
    resolver: resolverOf<PromoCodeEntry>(promoForm),
    saved: 'Promo Code Successfully!',
    differences: clashOf(noun),
    fields: (
      <Stack $gap={3}>
        <FieldGrid $min={180}>
          <FieldsOf of={noun} only={['code', 'value']} needed />
        </FieldGrid>
        <FieldsOf of={noun} only={['isPercentage', 'isActive', 'maxUses']} />
        <FieldGrid $min={180}>
          <DayOf name="startsOn" />
          <DayOf name="endsOn" />
        </FieldGrid>
      </Stack>
    ),
  },
  consequence: 'Nobody can use it any more. What was bought with it stays.',
};

function DayOf({ name }: { name: 'startsOn' | 'endsOn' }) {
  const { field, fieldState } = useController<PromoCodeEntry, typeof name>({ name });
  return <DateField label={noun.fields[name].label} error={fieldState.error?.message} {...field} />;
}
