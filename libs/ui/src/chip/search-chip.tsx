import { useState } from 'react';
import type { Option } from '../field/option';
import { Typeahead, type TypeaheadProps } from '../field/typeahead';
import { Popover } from '../menu/popover';
import { AddChip } from './chip';

export interface SearchChipProps extends Pick<TypeaheadProps, 'search' | 'minChars'> {
  /** What can be filtered. */
  name: string;
  onPick: (option: Option) => void;
}

/** A filter that is added by typing what it is set to; its field closes with the choice. `search` is a stable function. */
export function SearchChip({ name, search, minChars, onPick }: SearchChipProps) {
  const [isOpen, setOpen] = useState(false);
  const pick = (option: Option | null) => {
    setOpen(false);
    if (option) onPick(option);
  };
  return (
    <Popover label={name} trigger={<AddChip name={name} />} isOpen={isOpen} onOpenChange={setOpen}>
      <Typeahead label={name} size={32} value={null} minChars={minChars} search={search} onChange={pick} />
    </Popover>
  );
}
