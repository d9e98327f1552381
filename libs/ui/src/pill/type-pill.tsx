import styled from 'styled-components';

const Plain = styled.span`
  ${({ theme }) => theme.text.t11}
  font-weight: 400;
  color: ${({ theme }) => theme.color.text2};
`;

const Outlined = styled.span`
  display: inline-flex;
  align-items: center;
  height: 20px;
  padding: 0 ${({ theme }) => theme.space(1.5)};
  border: 1px solid ${({ theme }) => theme.color.border2};
  border-radius: ${({ theme }) => theme.radius.full};
  ${({ theme }) => theme.text.t11}
  color: ${({ theme }) => theme.color.text2};
  white-space: nowrap;
`;

/** The type of a converter: CERAMIC plain, every other type outlined, because the exception must stand out. */
export function TypePill({ type, outlined = false }: { type: string; outlined?: boolean }) {
  return type === 'CERAMIC' && !outlined ? <Plain>{type}</Plain> : <Outlined>{type}</Outlined>;
}

/** An outlined pill for a plain fact: a family, a count. */
export const OutlinePill = Outlined;
