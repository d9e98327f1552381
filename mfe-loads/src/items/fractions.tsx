import styled from 'styled-components';

const fractions = ['0.25', '0.5', '0.75'] as const;

const Row = styled.div`
  display: flex;
  flex: none;
  gap: ${({ theme }) => theme.space(1)};
`;

const Fraction = styled.button.attrs({ type: 'button' })<{ $isChosen: boolean; $isLarge: boolean }>`
  flex: ${({ $isLarge }) => ($isLarge ? 1 : 'none')};
  min-height: ${({ theme, $isLarge }) => theme.space($isLarge ? 11 : 6)};
  padding: 0 ${({ theme, $isLarge }) => theme.space($isLarge ? 3 : 1.5)};
  border: 1px solid ${({ theme, $isChosen }) => ($isChosen ? theme.color.accentLine : theme.color.border2)};
  border-radius: ${({ theme, $isLarge }) => ($isLarge ? theme.radius.field : theme.radius.thumb)};
  background: ${({ theme, $isChosen }) => ($isChosen ? theme.color.accentSoft : theme.color.surface)};
  color: ${({ theme, $isChosen }) => ($isChosen ? theme.color.accentText : theme.color.text2)};
  ${({ theme, $isLarge }) => ($isLarge ? theme.text.t14 : theme.text.t11)}
  ${({ theme }) => theme.font.tabular}
  cursor: pointer;

  &:hover {
    background: ${({ theme }) => theme.color.hover};
  }
`;

export interface FractionsProps {
  /** The quantity in force. */
  value: string;
  onChoose: (quantity: string) => void;
  /** Of what, for assistive technology. */
  of: string;
  isLarge?: boolean;
}

/** Parts of one converter: 0.25, 0.5 and 0.75. */
export function Fractions({ value, onChoose, of, isLarge = false }: FractionsProps) {
  return (
    <Row role="group" aria-label={`Part of ${of}`}>
      {fractions.map((part) => (
        <Fraction
          key={part}
          aria-pressed={value === part}
          onClick={() => onChoose(part)}
          $isChosen={value === part}
          $isLarge={isLarge}
        >
          {part}
        </Fraction>
      ))}
    </Row>
  );
}
