import { purchaseNoun as noun, purchaseStatus, type PurchaseStatus } from '@washcoat/contract-billing';
import { choiceWords } from '@washcoat/contract-kernel';
import { AddChip, Chip, ChipBar, Menu } from '@washcoat/ui';
import type { PurchaseFilters } from './purchases.api';

const named = ['planName', 'promoCode', 'userId'] as const;
const nothing = { planName: '', promoCode: '', userId: '', status: '' };

const isStatus = (text: string | null): text is PurchaseStatus =>
  purchaseStatus.options.some((status) => status === text);

/** What of purchases is asked for by the address, besides the days. */
export function purchaseFiltersOf(query: URLSearchParams): PurchaseFilters {
  const status = query.get('status');
  return {
    ...Object.fromEntries(named.map((name) => [name, query.get(name) || undefined])),
    status: isStatus(status) ? status : undefined,
  };
}

interface PurchaseChipsProps {
  filters: PurchaseFilters;
  /** What the user is called that is filtered by, as far as a row says it. */
  userName: string | undefined;
  /** Changes them; '' takes one away. */
  onFilter: (part: Partial<typeof nothing>) => void;
}

/** What the list is cut down by: a status is chosen here; plan, promo code and user come from the figures that led here. */
export function PurchaseChips({ filters, userName, onFilter }: PurchaseChipsProps) {
  const { status } = filters;
  const words = { ...filters, userId: filters.userId && (userName ?? 'One user') };
  const labels = { planName: 'Plan', promoCode: 'Promo Code', userId: 'User' };
  const isSet = status !== undefined || named.some((name) => filters[name]);
  return (
    <ChipBar onClear={isSet ? () => onFilter(nothing) : undefined}>
      {named.map(
        (name) =>
          words[name] && (
            <Chip
              key={name}
              name={labels[name]}
              value={words[name]}
              onRemove={() => onFilter({ [name]: '' })}
            />
          ),
      )}
      {status ? (
        <Chip
          name={noun.fields.status.label}
          value={choiceWords(noun.fields.status, status)}
          onRemove={() => onFilter({ status: '' })}
        />
      ) : (
        <Menu
          label={noun.fields.status.label}
          align="start"
          trigger={<AddChip name={noun.fields.status.label} />}
          entries={purchaseStatus.options.map((one) => ({
            label: choiceWords(noun.fields.status, one),
            onSelect: () => onFilter({ status: one }),
          }))}
        />
      )}
    </ChipBar>
  );
}
