import styled, { css } from 'styled-components';
import { besideLoad, onPhone } from '../chat/chat-dock.style';

const offPaper = css`
  @media print {
    display: none;
  }
`;

/** Words and buttons about the camera, above the button that they are about. */
export const Ask = styled.section`
  display: flex;
  flex-direction: column;
  gap: ${({ theme }) => theme.space(3)};
  width: 340px;
  max-width: calc(100vw - ${({ theme }) => theme.space(6)});
  padding: ${({ theme }) => theme.space(3)};
  border: 1px solid ${({ theme }) => theme.color.border};
  border-radius: ${({ theme }) => theme.radius.card};
  background: ${({ theme }) => theme.color.surface};
  box-shadow: ${({ theme }) => theme.shadow.s3};
  ${offPaper}
`;

export const AskButtons = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: ${({ theme }) => theme.space(2)};
`;

interface StageLook {
  $isLarge: boolean;
  /** Taken out of the room that the page makes for it. */
  $isFloating: boolean;
}

/** The video: above the chat, or beside it, on a desk, where it floats once it was moved or made large; above the load on a phone. */
export const Stage = styled.section<StageLook>`
  position: ${({ $isFloating }) => ($isFloating ? 'fixed' : 'static')};
  z-index: ${({ theme }) => theme.z.chat};
  flex: none;
  width: ${({ $isLarge }) => ($isLarge ? 640 : 320)}px;
  max-width: calc(100vw - ${({ theme }) => theme.space(4)});
  overflow: hidden;
  border: 1px solid ${({ theme }) => theme.color.border};
  border-radius: ${({ theme }) => theme.radius.card};
  background: ${({ theme }) => theme.color.surface};
  box-shadow: ${({ theme, $isFloating }) => ($isFloating ? theme.shadow.s3 : theme.shadow.s1)};

  ${besideLoad} {
    ${({ $isFloating }) => !$isFloating && 'width: 100%;'}
  }
  ${onPhone} {
    position: static;
    width: auto;
    max-width: none;
    margin: ${({ theme }) => `${theme.space(4)} ${theme.space(4)} 0`};
    box-shadow: none;
  }
  ${offPaper}
`;

export const Head = styled.header`
  display: flex;
  align-items: center;
  gap: ${({ theme }) => theme.space(2)};
  padding: ${({ theme }) => `${theme.space(1)} ${theme.space(1)} ${theme.space(1)} ${theme.space(3)}`};
  touch-action: none;

  & > h2 {
    flex: 1;
    min-width: 0;
    overflow: hidden;
    ${({ theme }) => theme.text.t13}
    font-weight: 600;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;

/** Where pictures are shown: dark in both themes, as a switched-off screen is. */
export const Screen = styled.div<{ $isLarge: boolean }>`
  position: relative;
  aspect-ratio: 16 / 9;
  background: #161412;
  color: #f4f1ec;

  & > video:first-of-type {
    display: block;
    width: 100%;
    height: 100%;
    object-fit: contain;
  }
  ${onPhone} {
    ${({ $isLarge }) =>
      !$isLarge &&
      css`
        height: 132px;
        aspect-ratio: auto;
      `}
  }
`;

/** The own picture, small in the corner of the other one; it is not mirrored, so that stamps can be read. */
export const OwnPicture = styled.div`
  position: absolute;
  right: ${({ theme }) => theme.space(2)};
  bottom: ${({ theme }) => theme.space(2)};
  width: 26%;
  max-width: 140px;
  aspect-ratio: 16 / 9;
  overflow: hidden;
  border: 1px solid rgb(255 255 255 / 40%);
  border-radius: ${({ theme }) => theme.radius.thumb};
  background: #161412;

  & > video {
    display: block;
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
`;

/** How it stands, over the picture. */
export const State = styled.p`
  position: absolute;
  inset: 0;
  display: flex;
  align-items: center;
  justify-content: center;
  margin: 0;
  padding: ${({ theme }) => theme.space(3)};
  background: rgb(22 20 18 / 60%);
  ${({ theme }) => theme.text.t13}
  text-align: center;
`;

export const Controls = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: ${({ theme }) => theme.space(1)};
  padding: ${({ theme }) => theme.space(2)};
`;

export const Problem = styled.div`
  padding: ${({ theme }) => `0 ${theme.space(2)} ${theme.space(2)}`};
`;
