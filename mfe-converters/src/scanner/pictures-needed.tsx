import { Camera } from 'lucide-react';
import styled from 'styled-components';

const Line = styled.p`
  display: flex;
  align-items: center;
  gap: ${({ theme }) => theme.space(2)};
  color: ${({ theme }) => theme.color.text2};

  & > svg {
    flex: none;
  }
`;

/** Tells who must take pictures why adding opens a form. */
export function PicturesNeeded() {
  return (
    <Line>
      <Camera size={16} aria-hidden />
      Every piece you add needs a picture, so adding asks for one first.
    </Line>
  );
}
