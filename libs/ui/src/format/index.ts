export { formatCount } from './count';
export {
  formatMoney,
  formatNumber,
  formatOunces,
  formatPercent,
  formatPpm,
  formatSigned,
  noValue,
  percentSign,
} from './number';
export type { DecimalInput } from './number';
export { formatDate, formatRelative, toDate, today } from './date';
export { installationPaper, installationZone } from './installation';
export { useToday } from './use-today';
export type { DateFormat, DateInput } from './date';
export { formatPhone, phoneDigits } from './phone';
export { formatWeight } from './weight';
export type { WeightUnit } from './weight';
export { tellApart } from './tell-apart';
export type { Part } from './tell-apart';
