import { settlement } from '@washcoat/contract-settlement';

const { createdDate, completedDate } = settlement.fields;

/** The two lists of settlements, as the address names them. */
export type SettlementListName = 'open' | 'completed';

/** What tells the two lists apart: the code of the call and the words. */
export const settlementLists = {
  open: { type: 1, label: 'Open', empty: 'No Open Settlement', dates: createdDate.label },
  completed: { type: 2, label: 'Completed', empty: 'No Completed Settlement', dates: completedDate.label },
} as const satisfies Record<SettlementListName, object>;

/** The address of a list. */
export function listPath(list: SettlementListName): string {
  return `/settlement/${list}`;
}

/** The address of a settlement that was opened from a list. */
export function settlementPath(list: SettlementListName, settlementId: string): string {
  return `/settlement/${list}/create/${settlementId}`;
}

/** The address of the printable statement of a settlement. */
export function statementPath(settlementId: string): string {
  return `/settlement/statement/${settlementId}`;
}
