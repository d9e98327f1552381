export { DataGrid } from './data-grid';
export type { DataGridProps } from './data-grid';
export type { Column, SkeletonShape, Sort } from './column';
export {
  actionsColumn,
  codeColumn,
  dateColumn,
  moneyColumn,
  numberColumn,
  pictureColumn,
  statusColumn,
  textColumn,
} from './column-presets';
export { ColumnChooser } from './column-chooser';
export type { ColumnChooserProps } from './column-chooser';
export type { RowState } from './row-state';
export { visibleColumns } from './visible-columns';
export type { RowSelection } from './row-selection';
