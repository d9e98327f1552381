import type { Load } from '@washcoat/contract-loads';
import { formatDate } from '@washcoat/ui';

/** What tells carts of one name apart: whose it is, where it is bought, when and by whom it was begun. */
export function cartFacts({
  loadName,
  companyName,
  facilityName,
  assistantFirstName,
  assistantLastName,
  createdDate,
}: Load): string {
  const buyer = [assistantFirstName, assistantLastName].filter(Boolean).join(' ');
  const begun = `begun ${formatDate(createdDate, 'moment')}${buyer && ` by ${buyer}`}`;
  return [loadName && companyName, facilityName, begun].filter(Boolean).join(', ');
}
