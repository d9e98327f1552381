const LINES_OF_ORDER = 10;
const CUSTOMERS = 900;
const CODES = 7000;
/** How many different codes one person looks up. */
const CODES_OF_PERSON = 150;
const PRICINGS = 1500;

/** Evenly over the month from $1 to $2. */
const moment = (count: number) =>
  `$1::timestamptz + (number / ${LINES_OF_ORDER}) * ($2::timestamptz - $1::timestamptz) * ${LINES_OF_ORDER}
      / ${count + LINES_OF_ORDER}`;

const items = (table: string, name: string) => (count: number) => `
  insert into ${table} (completed_at, load_id, item_no, item_id, company_id, company_name, facility_name,
    facility_city, facility_company_id, assistant_id, assistant_name, product_id, oem, manufacturer, family, type,
    quantity, unit, final_qty, pieces, base_price, adjusted_price, total)
  select ${moment(count)}, md5('${name} load ' || $1 || number / ${LINES_OF_ORDER})::uuid,
    number % ${LINES_OF_ORDER}, md5('${name} ' || $1 || number)::uuid, md5('company ' || number % ${CUSTOMERS})::uuid,
    'Customer ' || number % ${CUSTOMERS}, 'Atlanta', 'Atlanta', md5('house')::uuid,
    md5('buyer ' || number % 40)::uuid, 'Buyer ' || number % 40, md5('product ' || number % ${CODES})::uuid,
    'KT ' || to_char(number % ${CODES}, 'FM0000'), (array['Mercedes', 'Toyota', 'Oldsmobile', 'Ford'])[1 + number % 4],
    (array['Foreign Large', 'Domestic Small'])[1 + number % 2], (array['CERAMIC', 'DIESEL', 'STEEL'])[1 + number % 3],
    1 + number % 3, 1, 1 + number % 3, 1 + number % 3, 90 + number % 200, 80 + number % 211,
    (1 + number % 3) * (80 + number % 211)
  from generate_series(1, ${count}) number`;

/** A month of bought items: 900 customers, 7,000 codes of three types, 40 buyers. */
export const lines = items('transaction_row', 'item');

/** A month of items that were not bought. */
export const didNotBuy = items('did_not_buy_row', 'left');

/** A month of paid lookups: a person of each customer, each with 150 codes. */
export const codesLookedUp = (count: number) => `
  insert into lookup_row (at, lookup_id, product_id, oem, user_id, company_id, first_name, last_name)
  select ${moment(count)}, md5('lookup ' || $1 || number)::uuid, md5('product ' || code)::uuid,
    'KT ' || to_char(code, 'FM0000'), md5('user ' || number % ${CUSTOMERS})::uuid,
    md5('company ' || number % ${CUSTOMERS})::uuid, 'Sam', 'Corner ' || number % ${CUSTOMERS}
  from generate_series(1, ${count}) number,
    lateral (select ((number % ${CUSTOMERS}) * 31 + (number / ${CUSTOMERS}) % ${CODES_OF_PERSON}) % ${CODES} as code) as its`;

/** The orders that the bought items are of. */
export const orders = `
  insert into order_row
  select load_id, 1, 4, 'Load', max(completed_at), max(company_id::text)::uuid, max(company_name), 'Atlanta', 'Atlanta',
    md5('house')::uuid, max(assistant_id::text)::uuid, max(assistant_name), sum(pieces),
    coalesce(sum(pieces) filter (where type = 'CERAMIC'), 0), coalesce(sum(total) filter (where type = 'CERAMIC'), 0),
    coalesce(sum(pieces) filter (where type = 'DIESEL'), 0), coalesce(sum(total) filter (where type = 'DIESEL'), 0), 0, 0, 0, 0,
    coalesce(sum(pieces) filter (where type = 'STEEL'), 0), coalesce(sum(total) filter (where type = 'STEEL'), 0),
    sum(total)
  from transaction_row where completed_at >= '2023-01-01' and completed_at < '2025-01-01'
  group by load_id on conflict do nothing`;

/** The customers of those rows. */
export const theirCustomers = `
  insert into company_copy
  select (jsonb_populate_record(known, jsonb_build_object('company_id', md5('company ' || number)::uuid,
    'company_name', 'Customer ' || number, 'is_house', false, 'is_franchise', false,
    'data', known.data || jsonb_build_object('companyName', 'Customer ' || number)))).*
  from generate_series(0, ${CUSTOMERS - 1}) number, company_copy as known
  where known.company_id = (select company_id from company_copy where not is_house limit 1)
  on conflict do nothing`;

/** What those codes are called and hold. */
export const theirProducts = `
  insert into product_copy
  select md5('product ' || number)::uuid, 1, 'KT ' || to_char(number, 'FM0000'), 'Converter ' || number, null, null,
    1000 + number % 500, 900 + number % 300, 100 + number % 50
  from generate_series(0, ${CODES - 1}) number on conflict do nothing`;

/** Prices, applied twice a day. */
export const pricings = `
  insert into pricing_row (snapshot_id, applied_at, data)
  select md5('prices ' || number)::uuid, '2023-01-01'::timestamptz + number * interval '11 hours 40 minutes', known.data
  from generate_series(1, ${PRICINGS}) number, (select data from pricing_row order by applied_at limit 1) as known
  on conflict do nothing`;
