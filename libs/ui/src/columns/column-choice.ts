/** Where a column stays while the others scroll sideways. */
export type Side = 'left' | 'right';

/** What people chose about columns: which are on or off, how wide, in which order, and which stay in view. */
export interface ColumnChoice {
  readonly shown: Readonly<Record<string, boolean>>;
  readonly widths: Readonly<Record<string, number>>;
  /** The columns of a saved view: all others are off unless `shown` turns them on. */
  readonly only?: readonly string[];
  /** Ids in the order people gave them; columns it does not know stand where they are declared. */
  readonly order?: readonly string[];
  /** The columns that people fixed at a side. */
  readonly pinned?: Readonly<Record<string, Side>>;
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

/** The columns in the order people gave them; what fills the last place by its nature (the actions) stays there. */
export function inChosenOrder<Kind extends ChoosableColumn>(
  columns: readonly Kind[],
  { order = [] }: ColumnChoice,
): Kind[] {
  const known = order.flatMap((id) => columns.find((column) => column.id === id && !column.isActions) ?? []);
  const next = [...known];
  columns.forEach((column, at) => {
    if (!known.includes(column)) next.splice(at, 0, column);
  });
  return next;
}
