import type { Column } from './column';

/** Whether a column names its row; the first one of words does. */
export function namesRow<Row>({ align, isActions, skeleton = 'text' }: Column<Row>): boolean {
  return skeleton === 'text' && align !== 'right' && !isActions;
}
