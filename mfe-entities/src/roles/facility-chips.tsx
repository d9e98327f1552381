import { IconButton, Popover, Typeahead } from '@washcoat/ui';
import { Plus, X } from 'lucide-react';
import { useCallback, useState } from 'react';
import styled from 'styled-components';
import { useLazyFacilitiesNamedQuery } from './roles.api';

const Root = styled.div.attrs({ role: 'group', 'aria-label': 'Facilities whose invoices are seen' })`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${({ theme }) => theme.space(1)};
  padding-left: ${({ theme }) => theme.space(6)};

  & > small {
    ${({ theme }) => theme.text.t11}
    color: ${({ theme }) => theme.color.text3};
  }
`;

const Chip = styled.span`
  display: inline-flex;
  align-items: center;
  padding-left: ${({ theme }) => theme.space(2)};
  border: 1px solid ${({ theme }) => theme.color.accentLine};
  border-radius: ${({ theme }) => theme.radius.field};
  background: ${({ theme }) => theme.color.accentSoft};
  color: ${({ theme }) => theme.color.accentText};
  ${({ theme }) => theme.text.t12}
`;

export interface FacilityChipsProps {
  names: readonly string[];
  /** Absent for those who read only. */
  onChange?: (names: readonly string[]) => void;
}

/** The facilities that "View all facility invoices" opens. */
export function FacilityChips({ names, onChange }: FacilityChipsProps) {
  const [isAdding, setAdding] = useState(false);
  const [find] = useLazyFacilitiesNamedQuery();
  const search = useCallback(
    async (text: string) => {
      const { list } = await find({ text, count: 20 }, true).unwrap();
      return list
        .filter(({ name }) => !names.includes(name))
        .map(({ name, city, state }) => ({ value: name, label: name, note: `${city}, ${state}` }));
    },
    [find, names],
  );
  if (!onChange) return <Root>{names.join(', ') || <small>No facility named</small>}</Root>;
  return (
    <Root>
      {names.length === 0 && <small>No facility named: only the own one</small>}
      {names.map((name) => (
        <Chip key={name}>
          {name}
          <IconButton
            label={`Remove ${name}`}
            icon={<X size={12} />}
            onClick={() => onChange(names.filter((other) => other !== name))}
          />
        </Chip>
      ))}
      <Popover
        label="Add facility"
        isOpen={isAdding}
        onOpenChange={setAdding}
        trigger={<IconButton label="Add facility" kind="plain" icon={<Plus size={14} />} />}
      >
        <Typeahead
          label="Facility"
          placeholder="Name or city"
          minChars={1}
          value={null}
          search={search}
          onChange={(option) => {
            if (option) onChange([...names, option.value]);
            setAdding(false);
          }}
        />
      </Popover>
    </Root>
  );
}
