import { invoiceAges, type InvoiceAge } from '@washcoat/contract-invoicing';
import { dayNamed } from '@washcoat/contract-kernel';
import { dayRangeBounds, type DayRange } from '@washcoat/ui';

/** By this name the filters are remembered, those of the cost sheet being the same (INV-019). */
export const FILTERS = 'invoices';

/** A chosen record; the name travels in the address so that a link can show it. */
export interface Chosen {
  value: string;
  label: string;
}

/** The filters of a list of invoices. */
export interface InvoiceFilters {
  days: DayRange;
  facility: string;
  buyer: Chosen | null;
  franchise: Chosen | null;
  customer: Chosen | null;
  paid: '' | (typeof payStates)[number];
  /** How long it has been unpaid. */
  age: '' | InvoiceAge;
}

/** What may be asked of the money of an invoice. */
export const payStates = ['open', 'paid', 'overpaid'] as const;

export const noFilters: InvoiceFilters = {
  days: { from: '', to: '' },
  facility: '',
  buyer: null,
  franchise: null,
  customer: null,
  paid: '',
  age: '',
};

const chosenNames = ['buyer', 'franchise', 'customer'] as const;
const names = ['from', 'to', 'facility', 'paid', 'age', ...chosenNames];

/** What an age is called: days since it was due. */
export const ageWords: Record<InvoiceAge, string> = {
  upTo30: '0–30 days',
  upTo60: '31–60 days',
  upTo90: '61–90 days',
  over90: 'Over 90 days',
};

/** Reads the filters from a query string; what is absent is not filtered. */
export function readFilters(query: URLSearchParams): InvoiceFilters {
  const chosen = (name: string): Chosen | null => {
    const value = query.get(name);
    return value ? { value, label: query.get(`${name}Name`) ?? value } : null;
  };
  const paid = payStates.find((state) => state === query.get('paid'));
  return {
    days: { from: dayNamed(query.get('from')), to: dayNamed(query.get('to')) },
    facility: query.get('facility') ?? '',
    buyer: chosen('buyer'),
    franchise: chosen('franchise'),
    customer: chosen('customer'),
    paid: paid ?? '',
    age: invoiceAges.find((age) => age === query.get('age')) ?? '',
  };
}

/** Writes the filters into a query string. */
export function writeFilters(filters: InvoiceFilters): URLSearchParams {
  const query = new URLSearchParams();
  const { days, facility, paid, age } = filters;
  for (const [name, value] of Object.entries({ ...days, facility, paid, age }))
    if (value) query.set(name, value);
  for (const name of chosenNames) {
    const chosen = filters[name];
    if (!chosen) continue;
    query.set(name, chosen.value);
    query.set(`${name}Name`, chosen.label);
  }
  return query;
}

/** The filters as what changes of an address; what is not filtered is taken out. */
export function filterParts(filters: InvoiceFilters): Record<string, string> {
  const written = writeFilters(filters);
  const all = [...names, ...chosenNames.map((name) => `${name}Name`)];
  return Object.fromEntries(all.map((name) => [name, written.get(name) ?? '']));
}

/** Whether a query string holds any filter. */
export function hasFilters(query: URLSearchParams): boolean {
  return names.some((name) => query.has(name));
}

/** The filters as the call takes them. */
export function filterRequest(filters: InvoiceFilters) {
  const { from, to } = dayRangeBounds(filters.days);
  return {
    from: from ?? undefined,
    to: to ?? undefined,
    facility: filters.facility || undefined,
    buyer: filters.buyer?.value,
    customer: filters.customer?.value,
    companyId: filters.franchise?.value,
    paid: filters.paid || undefined,
    age: filters.age || undefined,
  };
}
