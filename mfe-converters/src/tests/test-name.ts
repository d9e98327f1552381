import type { ConverterTest } from '@washcoat/contract-converters';
import { formatDate } from '@washcoat/ui';

/** What tells a test from the others: where and when it was made. */
export function testName({ location, createdDate }: ConverterTest): string {
  return `${location} ${formatDate(createdDate, 'history')}`;
}

/** Who made it. */
export function testerOf({ firstName, lastName, userName }: ConverterTest): string {
  return `${firstName} ${lastName}`.trim() || userName;
}
