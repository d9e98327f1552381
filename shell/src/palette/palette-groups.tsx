import type { MouseEvent } from 'react';
import type { PaletteEntry } from '@washcoat/platform-sdk';
import { PaletteRow } from './palette-row';
import { GroupName, Notice } from './palette.style';

/** Rows of one kind under its name. */
export interface PaletteGroup {
  id: string;
  label: string;
  entries: readonly PaletteEntry[];
  hasFailed: boolean;
}

export interface PaletteGroupsProps {
  groups: readonly PaletteGroup[];
  /** The key of the chosen row: id of the group and of the entry. */
  current: string | undefined;
  rowId: (key: string) => string;
  onChoose: (key: string) => void;
  onOpen: (entry: PaletteEntry, event: MouseEvent) => void;
}

/** Everything that was found; a kind that did not load says so and leaves the others alone. */
export function PaletteGroups({ groups, current, rowId, onChoose, onOpen }: PaletteGroupsProps) {
  const shown = groups.filter(({ entries, hasFailed }) => entries.length > 0 || hasFailed);
  return shown.map(({ id, label, entries, hasFailed }) => (
    <div key={id} role="group" aria-label={label}>
      <GroupName aria-hidden>{label}</GroupName>
      {hasFailed && <Notice>Did not load. The rest works.</Notice>}
      {entries.map((entry) => {
        const key = `${id} ${entry.id}`;
        return (
          <PaletteRow
            key={key}
            id={rowId(key)}
            entry={entry}
            isChosen={key === current}
            onChoose={() => onChoose(key)}
            onOpen={(event) => onOpen(entry, event)}
          />
        );
      })}
    </div>
  ));
}
