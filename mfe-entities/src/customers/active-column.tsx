import { Pill } from '@washcoat/ui';
import type { Column } from '@washcoat/ui/data-grid';

/** Whether a record is in use, in a word. */
export function activeColumn<Row extends { isActive: boolean }>(title: string): Column<Row> {
  return {
    id: 'isActive',
    title,
    width: 112,
    priority: 2,
    skeleton: 'pill',
    render: ({ isActive }) => (
      <Pill kind={isActive ? 'success' : 'neutral'}>{isActive ? 'Active' : 'Switched off'}</Pill>
    ),
  };
}
