import { ActivePill } from '@washcoat/platform-sdk/lists';
import type { Column } from '@washcoat/ui/data-grid';

/** Whether a record is in use, in a word. */
export function activeColumn<Row extends { isActive: boolean }>(title: string): Column<Row> {
  return {
    id: 'isActive',
    title,
    width: 112,
    priority: 2,
    skeleton: 'pill',
    render: ({ isActive }) => <ActivePill isOn={isActive} />,
  };
}
