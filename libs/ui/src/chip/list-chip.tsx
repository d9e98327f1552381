import type { Option } from '../field/option';
import { Menu, type MenuEntry } from '../menu/menu';
import { AddChip } from './chip';

export interface ListChipProps {
  /** What can be filtered. */
  name: string;
  /** What can be chosen; undefined while it loads. */
  options: readonly Option[] | undefined;
  /** What is said of an empty list, where there is more to say than that. */
  emptyText?: string;
  onPick: (option: Option) => void;
  /** Somebody comes near, by pointer or by keyboard: what takes time to load is to be loaded now. */
  onNear?: () => void;
}

const loading: MenuEntry[] = [{ heading: 'Loading…' }];

/** A filter that is added by choosing from a list; says so when the list is empty. */
export function ListChip({
  name,
  options,
  emptyText = 'Nothing to choose from',
  onPick,
  onNear,
}: ListChipProps) {
  const entries: MenuEntry[] | undefined = options?.map((option) => ({
    label: option.label,
    onSelect: () => onPick(option),
  }));
  return (
    <Menu
      label={name}
      align="start"
      trigger={<AddChip name={name} onPointerEnter={onNear} onFocus={onNear} />}
      entries={entries?.length === 0 ? [{ heading: emptyText }] : (entries ?? loading)}
    />
  );
}
