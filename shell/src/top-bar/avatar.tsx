import { softAtNight } from '@washcoat/ui';
import styled from 'styled-components';

const Circle = styled.span`
  display: inline-flex;
  flex: none;
  align-items: center;
  justify-content: center;
  width: 28px;
  height: 28px;
  overflow: hidden;
  border-radius: ${({ theme }) => theme.radius.full};
  background: ${({ theme }) => theme.color.accentSoft};
  color: ${({ theme }) => theme.color.accentText};
  ${({ theme }) => theme.text.t11}
  font-weight: 600;

  & > img {
    width: 100%;
    height: 100%;
    object-fit: cover;
    ${softAtNight}
  }
`;

function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter((word) => word !== '');
  return [words[0], words.length > 1 ? words.at(-1) : undefined]
    .map((word) => word?.charAt(0) ?? '')
    .join('')
    .toUpperCase();
}

/** The profile image of a user, or the initials. */
export function Avatar({ name, url }: { name: string; url: string | null }) {
  return <Circle aria-hidden>{url ? <img src={url} alt="" data-profile-image /> : initialsOf(name)}</Circle>;
}
