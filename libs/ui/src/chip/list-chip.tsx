import type { Option } from '../field/option';
import { Menu, type MenuEntry } from '../menu/menu';
import { AddChip } from './chip';

export interface ListChipProps {
  /** What can be filtered. */
  name: string;
  options: readonly Option[];
  onPick: (option: Option) => void;
}

const nothing: MenuEntry[] = [{ heading: 'Nothing to choose from' }];

/** A filter that is added by choosing from a list; says so when the list is empty. */
export function ListChip({ name, options, onPick }: ListChipProps) {
  const entries: MenuEntry[] = options.map((option) => ({
    label: option.label,
    onSelect: () => onPick(option),
  }));
  return (
    <Menu
      label={name}
      align="start"
      trigger={<AddChip name={name} />}
      entries={entries.length > 0 ? entries : nothing}
    />
  );
}
