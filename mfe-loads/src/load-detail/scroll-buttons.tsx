import { breakpoints, IconButton, useIsNarrow } from '@washcoat/ui';
import { ArrowDownToLine, ArrowUpToLine } from 'lucide-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';

/** Above and below all of a load, for the buttons that lead there. */
const LOAD_TOP = 'top-of-load';
const LOAD_BOTTOM = 'bottom-of-load';

const Beside = styled.div`
  position: fixed;
  z-index: ${({ theme }) => theme.z.bar};
  top: 50%;
  right: var(--room-beside, 0);
  display: flex;
  flex-direction: column;
  border: 1px solid ${({ theme }) => theme.color.border};
  border-radius: ${({ theme }) => theme.radius.field};
  background: ${({ theme }) => theme.color.surface};
  box-shadow: ${({ theme }) => theme.shadow.s1};
  transform: translateY(-50%);

  @media print {
    display: none;
  }
`;

/** Where there is no room beside the page: at its end, over nothing. */
const AtItsEnd = styled.div`
  display: flex;
  justify-content: flex-end;
  padding: 0 ${({ theme }) => theme.space(4)};

  @media print {
    display: none;
  }
`;

const scrollTo = (id: string, block: ScrollLogicalPosition) =>
  document.getElementById(id)?.scrollIntoView({ block });

function Button({ to }: { to: 'top' | 'bottom' }) {
  const isPhone = useIsNarrow(breakpoints.phone);
  const Arrow = to === 'top' ? ArrowUpToLine : ArrowDownToLine;
  const id = to === 'top' ? LOAD_TOP : LOAD_BOTTOM;
  return (
    <IconButton size={isPhone ? 44 : 32} label={`Scroll to ${to}`} onClick={() => scrollTo(id, 'end')}>
      <Arrow size={16} />
    </IconButton>
  );
}

/** A load with the buttons to its top and to its bottom: beside it on a desk, at its two ends on a phone. */
export function ScrollButtons({ children }: { children: ReactNode }) {
  const isPhone = useIsNarrow(breakpoints.phone);
  return (
    <>
      <span id={LOAD_TOP} />
      {isPhone && (
        <AtItsEnd>
          <Button to="bottom" />
        </AtItsEnd>
      )}
      {children}
      {isPhone && (
        <AtItsEnd>
          <Button to="top" />
        </AtItsEnd>
      )}
      <span id={LOAD_BOTTOM} />
      {!isPhone && (
        <Beside>
          <Button to="top" />
          <Button to="bottom" />
        </Beside>
      )}
    </>
  );
}
