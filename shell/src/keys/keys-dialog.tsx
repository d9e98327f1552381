import { keyHints, useStore } from '@washcoat/platform-sdk';
import type { KeyHint } from '@washcoat/platform-sdk';
import { Dialog, KeyCap } from '@washcoat/ui';
import styled from 'styled-components';

const anywhere: readonly KeyHint[] = [
  { keys: ['Ctrl', 'K'], does: 'Find a page or a record' },
  { keys: ['/'], does: 'Search on this page' },
  { keys: ['?'], does: 'List the keys' },
  { keys: ['Esc'], does: 'Close what lies over the page' },
];

const inTables: readonly KeyHint[] = [
  { keys: ['↑', '↓'], does: 'Row above, row below; into the list from the search' },
  { keys: ['Home', 'End'], does: 'First row, last row' },
  { keys: ['→', '←'], does: 'Into the controls of a row, and back' },
  { keys: ['Enter'], does: 'Open the row' },
  { keys: ['Space'], does: 'Choose the row, where rows are chosen' },
];

const inPalette: readonly KeyHint[] = [
  { keys: ['Enter'], does: 'Open what is chosen' },
  { keys: ['Ctrl', 'Enter'], does: 'Open it in a new tab' },
];

const GroupName = styled.h3`
  ${({ theme }) => theme.text.t12}
  font-weight: 500;
  color: ${({ theme }) => theme.color.text3};
`;

const List = styled.dl`
  display: grid;
  grid-template-columns: 128px minmax(0, 1fr);
  gap: ${({ theme }) => `${theme.space(2)} ${theme.space(4)}`};
  align-items: center;
  margin-top: ${({ theme }) => theme.space(2)};

  & > dt {
    display: flex;
    gap: ${({ theme }) => theme.space(1)};
  }
`;

function KeyGroup({ name, hints }: { name: string; hints: readonly KeyHint[] }) {
  if (hints.length === 0) return null;
  return (
    <section aria-label={name}>
      <GroupName>{name}</GroupName>
      <List>
        {hints.flatMap(({ keys, does }) => [
          <dt key={`${does} keys`}>
            {keys.map((key) => (
              <KeyCap key={key}>{key}</KeyCap>
            ))}
          </dt>,
          <dd key={does}>{does}</dd>,
        ])}
      </List>
    </section>
  );
}

/** What the keys do: everywhere, on the page that is shown, in tables and in the palette. */
export function KeysDialog({ onClose }: { onClose: () => void }) {
  const ofPage = useStore(keyHints);
  return (
    <Dialog isOpen onClose={onClose} title="Keys">
      <KeyGroup name="Anywhere" hints={anywhere} />
      <KeyGroup name="On this page" hints={ofPage} />
      <KeyGroup name="In tables" hints={inTables} />
      <KeyGroup name="In the palette" hints={inPalette} />
    </Dialog>
  );
}
