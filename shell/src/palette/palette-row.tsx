import { CornerDownLeft } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { MouseEvent } from 'react';
import type { PaletteEntry } from '@washcoat/platform-sdk';
import { Code, Figure, KeyCap, Picture, touchScreen } from '@washcoat/ui';
import styled from 'styled-components';
import { MenuIcon } from '../menu/menu-icon';

const Row = styled.a`
  display: flex;
  align-items: center;
  gap: ${({ theme }) => theme.space(3)};
  min-height: 44px;
  padding: ${({ theme }) => `0 ${theme.space(3)}`};
  border-radius: ${({ theme }) => theme.radius.toast};
  color: ${({ theme }) => theme.color.text};
  text-decoration: none;
  cursor: pointer;

  &[aria-selected='true'] {
    background: ${({ theme }) => theme.color.accentSoft};
  }
  &[aria-selected='true'] > strong {
    color: ${({ theme }) => theme.color.accentText};
  }
  & > strong {
    flex: none;
    max-width: 60%;
    overflow: hidden;
    font-weight: 600;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;

const Lead = styled.span`
  display: inline-flex;
  flex: none;
  align-items: center;
  justify-content: center;
  width: 36px;
  color: ${({ theme }) => theme.color.text2};
`;

const Detail = styled.span`
  flex: 1;
  min-width: 0;
  overflow: hidden;
  color: ${({ theme }) => theme.color.text2};
  text-overflow: ellipsis;
  white-space: nowrap;
`;

const EnterKey = styled(KeyCap)`
  @media ${touchScreen} {
    display: none;
  }
`;

export interface PaletteRowProps {
  /** The id of the element, which the text above names as chosen. */
  id: string;
  entry: PaletteEntry;
  isChosen: boolean;
  onChoose: () => void;
  onOpen: (event: MouseEvent) => void;
}

/** One find: picture or icon, name, what tells it apart, and the number people decide on. */
export function PaletteRow({ id, entry, isChosen, onChoose, onOpen }: PaletteRowProps) {
  const row = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    if (isChosen) row.current?.scrollIntoView({ block: 'nearest' });
  }, [isChosen]);
  const { title, isCode, detail, figure, icon, picture, shortcut, route } = entry;
  return (
    <Row
      ref={row}
      id={id}
      role="option"
      aria-selected={isChosen}
      tabIndex={-1}
      href={route}
      onPointerMove={onChoose}
      onClick={onOpen}
    >
      {picture ? (
        <Picture {...picture} alt="" />
      ) : (
        <Lead>
          <MenuIcon name={icon} />
        </Lead>
      )}
      <strong>{isCode ? <Code>{title}</Code> : title}</strong>
      <Detail>{detail}</Detail>
      {figure !== undefined && <Figure $bold>{figure}</Figure>}
      {shortcut !== undefined && <KeyCap>{shortcut}</KeyCap>}
      {isChosen && (
        <EnterKey aria-hidden>
          <CornerDownLeft size={12} />
        </EnterKey>
      )}
    </Row>
  );
}
