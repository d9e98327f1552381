/** What people chose about columns: which are on or off, and how wide. */
export interface ColumnChoice {
  readonly shown: Readonly<Record<string, boolean>>;
  readonly widths: Readonly<Record<string, number>>;
  /** The columns of a saved view: all others are off unless `shown` turns them on. */
  readonly only?: readonly string[];
}

/** Nothing chosen yet. */
export const noColumnChoice: ColumnChoice = { shown: {}, widths: {} };

/** What of a column decides whether it is wanted. */
export interface ChoosableColumn {
  readonly id: string;
  readonly isActions?: boolean;
  readonly offByDefault?: boolean;
}

/** Whether a column is wanted, before the width of the table is looked at. */
export function isColumnWanted(column: ChoosableColumn, choice: ColumnChoice): boolean {
  const isOnAtFirst = choice.only ? choice.only.includes(column.id) : !column.offByDefault;
  return column.isActions === true || (choice.shown[column.id] ?? isOnAtFirst);
}

/** Whether somebody turned the column on, so that it stays however narrow the table is. */
export function isColumnForced(column: ChoosableColumn, choice: ColumnChoice): boolean {
  const isInView = column.offByDefault === true && choice.only?.includes(column.id) === true;
  return choice.shown[column.id] ?? isInView;
}
