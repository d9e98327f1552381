import styled from 'styled-components';

const Root = styled.p.attrs({ role: 'alert' })`
  margin: 0;
  padding: ${({ theme }) => `${theme.space(2)} ${theme.space(3)}`};
  border-radius: ${({ theme }) => theme.radius.field};
  background: ${({ theme }) => theme.color.danger.soft};
  color: ${({ theme }) => theme.color.danger.text};
`;

/** Why the whole form was not saved. */
export function FormFailure({ text }: { text: string }) {
  return <Root>{text}</Root>;
}
