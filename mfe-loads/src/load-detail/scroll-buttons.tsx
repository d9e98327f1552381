import { IconButton } from '@washcoat/ui';
import { ArrowDownToLine, ArrowUpToLine } from 'lucide-react';
import styled from 'styled-components';

/** Above and below all of a load, for the buttons that lead there. */
export const LOAD_TOP = 'top-of-load';
export const LOAD_BOTTOM = 'bottom-of-load';

const Buttons = styled.div`
  position: fixed;
  z-index: ${({ theme }) => theme.z.bar};
  top: 50%;
  right: ${({ theme }) => theme.space(1)};
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

const scrollTo = (id: string, block: ScrollLogicalPosition) =>
  document.getElementById(id)?.scrollIntoView({ block });

/** To the top and to the bottom of a long load. */
export function ScrollButtons() {
  return (
    <Buttons>
      <IconButton size={32} label="Scroll to top" onClick={() => scrollTo(LOAD_TOP, 'end')}>
        <ArrowUpToLine size={16} />
      </IconButton>
      <IconButton size={32} label="Scroll to bottom" onClick={() => scrollTo(LOAD_BOTTOM, 'end')}>
        <ArrowDownToLine size={16} />
      </IconButton>
    </Buttons>
  );
}
