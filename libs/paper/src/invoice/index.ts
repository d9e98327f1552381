export { invoiceSheet } from './invoice-sheet';
export { invoiceSheetStyle } from './invoice-sheet.style';
export type { DrawnPrice } from './item-table';
