import { CornerDownLeft } from 'lucide-react';
import { KeyCap, TextButton } from '@washcoat/ui';
import { overlay } from './palette-store';
import { Foot } from './palette.style';

/** The keys of the palette, for those who have some. */
export function PaletteFoot() {
  return (
    <Foot>
      <span>
        <KeyCap>↑</KeyCap>
        <KeyCap>↓</KeyCap> Move
      </span>
      <span>
        <KeyCap>
          <CornerDownLeft size={12} aria-label="Enter" />
        </KeyCap>{' '}
        Open
      </span>
      <span>
        <KeyCap>Ctrl</KeyCap>
        <KeyCap>
          <CornerDownLeft size={12} aria-label="Enter" />
        </KeyCap>{' '}
        New tab
      </span>
      <span>
        <KeyCap aria-hidden>?</KeyCap>
        <TextButton onClick={() => overlay.set('keys')}>All keys</TextButton>
      </span>
    </Foot>
  );
}
