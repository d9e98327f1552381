import { formatMoney, formatSigned } from '@washcoat/ui';

/** By how many dollars theirs are more (+$32.68) or less (−$58.24). */
export const dollarsApart = (dollars: number): string => `${dollars > 0 ? '+' : ''}${formatMoney(dollars)}`;

/** By how many ounces theirs are more (+0.014 oz) or less (−0.021 oz). */
export const ouncesApart = (ounces: number): string => `${formatSigned(ounces, 3)} oz`;
