import { Columns3Cog } from 'lucide-react';
import {
  IconButton,
  Menu,
  isColumnWanted,
  noColumnChoice,
  rememberColumns,
  useCanFix,
  useColumnChoice,
} from '@washcoat/ui';
import type { MenuEntry } from '@washcoat/ui';
import type { Column } from './column';

export interface ColumnChooserProps {
  /** The `storageKey` of the table. */
  storageKey: string;
  columns: ReadonlyArray<Pick<Column<never>, 'id' | 'title' | 'isActions' | 'offByDefault' | 'priority'>>;
  /** Height of the button. */
  size?: 28 | 32;
  kind?: 'plain' | 'quiet';
}

/** Which columns a table shows; stands in the toolbar or in the header of the table. */
export function ColumnChooser(props: ColumnChooserProps) {
  const { storageKey, columns, size = 32, kind = 'plain' } = props;
  const choice = useColumnChoice(storageKey);
  const canFix = useCanFix(storageKey);
  const entries: MenuEntry[] = columns
    .filter((column) => !column.isActions)
    .map((column) => ({
      label: column.title,
      checked: isColumnWanted(column, choice),
      keepOpen: true,
      disabled: column.priority === 1 && isColumnWanted(column, choice),
      onSelect: () => {
        const shown = { ...choice.shown, [column.id]: !isColumnWanted(column, choice) };
        rememberColumns(storageKey, { ...choice, shown });
      },
    }));
  const fixing: MenuEntry[] = columns
    .filter((column) => canFix && !column.isActions && isColumnWanted(column, choice))
    .map(({ id, title }) => ({
      label: `Keep ${title} at the left`,
      checked: choice.pinned?.[id] === 'left',
      keepOpen: true,
      onSelect: () => {
        const { [id]: side, ...others } = choice.pinned ?? {};
        rememberColumns(storageKey, { ...choice, pinned: side ? others : { ...others, [id]: 'left' } });
      },
    }));
  return (
    <Menu
      label="Columns"
      trigger={
        <IconButton label="Columns" kind={kind} size={size}>
          <Columns3Cog size={16} />
        </IconButton>
      }
      entries={[
        { heading: 'Columns' },
        ...entries,
        ...(fixing.length > 0 ? [{ heading: 'While scrolling sideways' }, ...fixing] : []),
        'line',
        { label: 'Back to default', onSelect: () => rememberColumns(storageKey, noColumnChoice) },
      ]}
    />
  );
}
