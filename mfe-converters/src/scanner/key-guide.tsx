import { KeyCap, breakpoints, useIsNarrow } from '@washcoat/ui';
import styled from 'styled-components';

const Keys = styled.dl`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${({ theme }) => `${theme.space(1)} ${theme.space(3)}`};
  align-items: center;
  padding: 0 ${({ theme }) => theme.space(4)};
  ${({ theme }) => theme.text.t12}
  color: ${({ theme }) => theme.color.text2};

  & > dt {
    display: flex;
    gap: ${({ theme }) => theme.space(1)};
  }
`;

const keys: readonly { caps: readonly string[]; does: string }[] = [
  { caps: ['Enter'], does: 'Look up the code; once more, add the part, once' },
  { caps: ['+'], does: 'Add the part, and one more each time' },
  { caps: ['1', '…', '9'], does: 'Choose between parts, or ↑ ↓' },
  { caps: ['5', '*'], does: 'Five pieces of the part' },
  { caps: ['.5', '*'], does: 'Half a piece; 1/4* and 0.75* too' },
  { caps: ['F2'], does: 'Why this price' },
  { caps: ['Ctrl', 'Z'], does: 'Take the last addition back' },
  { caps: ['Esc'], does: 'Leave scanner mode' },
];

/** What the keys do, for those who have a keyboard before them. */
export function KeyGuide() {
  const isPhone = useIsNarrow(breakpoints.phone);
  if (isPhone) return null;
  return (
    <Keys aria-label="Keys">
      {keys.flatMap(({ caps, does }) => [
        <dt key={`${does} caps`}>
          {caps.map((cap) => (
            <KeyCap key={cap}>{cap}</KeyCap>
          ))}
        </dt>,
        <dd key={does}>{does}</dd>,
      ])}
    </Keys>
  );
}
