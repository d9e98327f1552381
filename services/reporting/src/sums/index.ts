/** What benchmarks measure. */
export { linesAsked, type OrderFilters } from '../report/order-lines';
export { sumsQuery } from './asked-sums';
export { boughtSums, orderSums, type Rollup } from './rollup';
export { cutDays } from './cut-days';
export type { Asking } from '../report/report';
export { topCats } from '../top-cats/top-cats.report';
export { topCustomers } from '../top-customers/top-customers.report';
export { topLookups } from '../top-lookups/top-lookups.report';
