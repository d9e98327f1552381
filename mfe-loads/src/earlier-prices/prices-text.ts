import { marketSourceWords, type ToldPrices } from '@washcoat/contract-kernel';
import { formatDate } from '@washcoat/ui';

/** Which prices something is priced by: when and by whom they were applied, and what the market among them came from. */
export function pricesText({ appliedAt, appliedBy, marketSource }: ToldPrices): string {
  const applied = `By the prices of ${formatDate(appliedAt, 'moment')}${appliedBy && `, applied by ${appliedBy}`}`;
  if (!marketSource) return `${applied}.`;
  const { kind, at } = marketSource;
  return `${applied}, market ${marketSourceWords[kind]} on ${formatDate(at, 'moment')}.`;
}
