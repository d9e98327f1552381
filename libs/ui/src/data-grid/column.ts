import type { ReactNode } from 'react';

/** The shape a cell has while its row is loading. */
export type SkeletonShape = 'text' | 'number' | 'picture' | 'pill' | 'none';

/** One column of a table. Presets (`textColumn`, `moneyColumn`, ...) fill most of it. */
export interface Column<Row> {
  id: string;
  /** Title in the header, in the column chooser and for assistive technology. */
  title: string;
  /** Drawn in the header instead of the title, e.g. a metal marker; empty text keeps the title for screen readers. */
  header?: ReactNode;
  /** What a cell shows. */
  render: (row: Row) => ReactNode;
  /** What a cell says in a sheet; presets fill it. A cell without it is copied as it is drawn. */
  text?: (row: Row) => string;
  /** Its plain text can be changed in place, in a work grid. */
  edit?: CellEdit<Row>;
  align?: 'left' | 'right';
  /** Smallest width in pixels. */
  minWidth?: number;
  /** Fixed width in pixels; without it the column shares the room that is left. */
  width?: number;
  /** Share of the room that is left; 1 when absent. */
  flex?: number;
  /** Half of it says nothing: a code, a number, a moment. Other columns give way before it is cut. */
  isWhole?: boolean;
  /** 1 stays longest; when the table is too narrow the highest number leaves first. */
  priority?: number;
  /** Leaves when the table is narrower than this, in pixels. */
  hideBelow?: number;
  /** Not shown until it is chosen in the column chooser. */
  offByDefault?: boolean;
  /** The server can sort by it; the table itself never sorts. */
  sortable?: boolean;
  /** The fixed last column. */
  isActions?: boolean;
  /** Its width is fixed: no edge to pull. */
  withoutEdge?: boolean;
  skeleton?: SkeletonShape;
}

/** A text that people change in its cell: Enter or F2 begins, Enter saves, Escape leaves it as it was. */
export interface CellEdit<Row> {
  value: (row: Row) => string;
  /** Saves what was typed; the row shows it once the list answers with it. */
  save: (row: Row, text: string) => void;
  /** Whether this row's can be changed; every row's when absent. */
  may?: (row: Row) => boolean;
}

/** By which column the server sorts, and which way. */
export interface Sort {
  columnId: string;
  direction: 'asc' | 'desc';
}
