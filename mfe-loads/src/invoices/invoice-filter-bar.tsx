import { useSession } from '@washcoat/platform-sdk';
import { Chip, ChipBar, ListChip, SearchChip, type Option } from '@washcoat/ui';
import { DateChip } from './date-chip';
import { ageWords, payStates, type InvoiceFilters } from './invoice-filters';
import { useFacilityOptions, useFilterSearch, useFranchiseOptions } from './use-filter-options';

const payWords = { open: 'Open', paid: 'Paid', overpaid: 'Overpaid' } as const;
const payOptions: readonly Option[] = payStates.map((value) => ({ value, label: payWords[value] }));

export interface InvoiceFilterBarProps {
  filters: InvoiceFilters;
  onChange: (filters: InvoiceFilters) => void;
  /** Given while a filter is set. */
  onClear?: () => void;
}

/** The filters as chips: set ones can be taken away, the others can be added. */
export function InvoiceFilterBar({ filters, onChange, onClear }: InvoiceFilterBarProps) {
  const { hierarchy } = useSession();
  const facilities = useFacilityOptions();
  const franchises = useFranchiseOptions(hierarchy === 1);
  const { searchBuyers, searchCustomers } = useFilterSearch();
  const { days, facility, buyer, franchise, customer, paid } = filters;
  const change = (part: Partial<InvoiceFilters>) => onChange({ ...filters, ...part });
  const paidWord = paid && payWords[paid];
  const ageWord = filters.age && ageWords[filters.age];
  return (
    <ChipBar onClear={onClear}>
      <DateChip days={days} onChange={(next) => change({ days: next })} />
      {facility ? (
        <Chip name="Facility" value={facility} onRemove={() => change({ facility: '' })} />
      ) : (
        <ListChip name="Facility" options={facilities} onPick={({ value }) => change({ facility: value })} />
      )}
      {buyer ? (
        <Chip name="Buyer" value={buyer.label} onRemove={() => change({ buyer: null })} />
      ) : (
        <SearchChip name="Buyer" search={searchBuyers} onPick={(picked) => change({ buyer: picked })} />
      )}
      {franchise && (
        <Chip name="Franchise" value={franchise.label} onRemove={() => change({ franchise: null })} />
      )}
      {!franchise && hierarchy === 1 && (
        <ListChip name="Franchise" options={franchises} onPick={(picked) => change({ franchise: picked })} />
      )}
      {customer ? (
        <Chip name="Customer" value={customer.label} onRemove={() => change({ customer: null })} />
      ) : (
        <SearchChip
          name="Customer"
          search={searchCustomers}
          onPick={(picked) => change({ customer: picked })}
        />
      )}
      {paidWord ? (
        <Chip name="Paid or open" value={paidWord} onRemove={() => change({ paid: '' })} />
      ) : (
        <ListChip
          name="Paid or open"
          options={payOptions}
          onPick={({ value }) => change({ paid: payStates.find((state) => state === value) ?? '' })}
        />
      )}
      {ageWord && <Chip name="Unpaid for" value={ageWord} onRemove={() => change({ age: '' })} />}
    </ChipBar>
  );
}
