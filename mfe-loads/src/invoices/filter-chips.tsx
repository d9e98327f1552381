import { AddChip, Menu, Popover, Typeahead, type MenuEntry, type Option } from '@washcoat/ui';
import { useState } from 'react';

export interface ListChipProps {
  /** What can be filtered. */
  name: string;
  options: readonly Option[];
  onPick: (option: Option) => void;
}

/** A filter that is chosen from a short list. */
export function ListChip({ name, options, onPick }: ListChipProps) {
  const entries: MenuEntry[] = options.map((option) => ({
    label: option.label,
    onSelect: () => onPick(option),
  }));
  const nothing: MenuEntry[] = [{ heading: 'Nothing to choose from' }];
  return (
    <Menu
      label={name}
      align="start"
      trigger={<AddChip name={name} />}
      entries={entries.length > 0 ? entries : nothing}
    />
  );
}

export interface SearchChipProps {
  name: string;
  /** A stable function. */
  search: (text: string) => Promise<readonly Option[]>;
  onPick: (option: Option) => void;
}

/** A filter that is found by typing. */
export function SearchChip({ name, search, onPick }: SearchChipProps) {
  const [isOpen, setOpen] = useState(false);
  const pick = (option: Option | null) => {
    setOpen(false);
    if (option) onPick(option);
  };
  return (
    <Popover label={name} trigger={<AddChip name={name} />} isOpen={isOpen} onOpenChange={setOpen}>
      <Typeahead label={name} size={32} value={null} search={search} onChange={pick} />
    </Popover>
  );
}
