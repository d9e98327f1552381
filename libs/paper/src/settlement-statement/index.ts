export { daysText } from './charge-table';
export { statementSheet } from './statement-sheet';
export { statementSheetStyle } from './statement-sheet.style';
