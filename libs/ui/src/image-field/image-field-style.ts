import styled from 'styled-components';
import { softAtNight } from '../theme/night';

/** What a picture shows, which decides the form of its preview. */
export type ImageShape = 'logo' | 'document' | 'person';

const sizes: Record<ImageShape, { width: string; ratio: string }> = {
  logo: { width: '96px', ratio: '4 / 3' },
  document: { width: '128px', ratio: '8 / 5' },
  person: { width: '72px', ratio: '1' },
};

/** The place to drop a picture on. It is dashed until there is one. */
export const DropArea = styled.div<{ $invalid: boolean; $over: boolean; $filled: boolean }>`
  position: relative;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${({ theme }) => theme.space(3)};
  padding: ${({ theme }) => theme.space(3)};
  border: 1px ${({ $filled, $invalid, $over }) => (($filled || $invalid) && !$over ? 'solid' : 'dashed')}
    ${({ theme, $invalid, $over }) =>
      $over ? theme.color.accent : $invalid ? theme.color.danger.text : theme.color.borderField};
  border-radius: ${({ theme }) => theme.radius.field};
  background: ${({ theme, $over }) => ($over ? theme.color.accentSoft : theme.color.surface)};
  box-shadow: ${({ theme, $invalid }) => ($invalid ? `inset 0 0 0 1px ${theme.color.danger.text}` : 'none')};
  overflow: hidden;

  &:focus-within:has(> input:focus-visible) {
    outline: 2px solid ${({ theme }) => theme.color.accent};
    outline-offset: -1px;
  }
`;

/** The file input: reached by keyboard and by its label, drawn by the place around it. */
export const HiddenInput = styled.input`
  position: absolute;
  width: 1px;
  height: 1px;
  overflow: hidden;
  clip-path: inset(50%);
  opacity: 0;
`;

/** The picture as it was saved, whole, on a neutral ground. */
export const Preview = styled.span<{ $shape: ImageShape }>`
  display: flex;
  flex: none;
  align-items: center;
  justify-content: center;
  width: ${({ $shape }) => sizes[$shape].width};
  aspect-ratio: ${({ $shape }) => sizes[$shape].ratio};
  border-radius: ${({ theme, $shape }) => ($shape === 'person' ? theme.radius.full : theme.radius.thumb)};
  background: ${({ theme }) => theme.color.neutral.soft};
  color: ${({ theme }) => theme.color.text3};
  overflow: hidden;

  & > img {
    width: 100%;
    height: 100%;
    object-fit: ${({ $shape }) => ($shape === 'person' ? 'cover' : 'contain')};
    background: ${({ theme, $shape }) => ($shape === 'logo' ? theme.color.paper : 'none')};
    ${softAtNight}
  }
`;

export const Side = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  gap: ${({ theme }) => theme.space(2)};
  min-width: 136px;
  ${({ theme }) => theme.text.t12}
  color: ${({ theme }) => theme.color.text2};
  overflow-wrap: anywhere;
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => theme.space(2)};
`;

/** What is going on; without words it takes no room. */
export const Progress = styled.span.attrs({ role: 'status' })`
  &:empty {
    position: absolute;
  }
`;
