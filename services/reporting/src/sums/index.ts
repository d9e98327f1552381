/** What benchmarks measure. */
export { linesAsked, type OrderFilters } from '../report/order-lines';
export { sumsQuery } from './asked-sums';
export { boughtSums, orderSums, type Rollup } from './rollup';
