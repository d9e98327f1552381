import { Search } from 'lucide-react';
import { IconButton, KeyCap, Tooltip } from '@washcoat/ui';
import styled from 'styled-components';
import { openPalette } from '../palette/palette-store';

const Keys = styled.button`
  display: inline-flex;
  align-items: center;
  gap: ${({ theme }) => theme.space(1)};
  height: 32px;
  padding: ${({ theme }) => `0 ${theme.space(2)}`};
  border: 0;
  border-radius: ${({ theme }) => theme.radius.field};
  background: none;
  cursor: pointer;

  &:hover {
    background: ${({ theme }) => theme.color.neutral.soft};
  }
`;

const label = 'Find a page or a record';

/** Opens the palette: by its keys in words, as an icon where there is little room. */
export function PaletteButton({ isShort }: { isShort: boolean }) {
  if (isShort)
    return <IconButton size={32} label={label} icon={<Search size={18} />} onClick={openPalette} />;
  return (
    <Tooltip text={label}>
      <Keys type="button" aria-label={`${label}, Ctrl K`} aria-keyshortcuts="Control+K" onClick={openPalette}>
        <KeyCap>Ctrl</KeyCap> <KeyCap>K</KeyCap>
      </Keys>
    </Tooltip>
  );
}
