import styled, { css } from 'styled-components';
import { belowLoad, onPhone } from './chat-dock.style';

export const Panel = styled.section<{ $isBelowVideo: boolean }>`
  display: flex;
  flex: 1;
  flex-direction: column;
  min-width: 0;
  min-height: 0;
  border: 1px solid ${({ theme }) => theme.color.border};
  border-radius: ${({ theme }) => theme.radius.card};
  background: ${({ theme }) => theme.color.surface};
  box-shadow: ${({ theme }) => theme.shadow.s1};
  ${belowLoad} {
    align-self: stretch;
  }
  ${onPhone} {
    flex: none;
    width: 340px;
    max-width: calc(100vw - ${({ theme }) => theme.space(6)});
    height: 460px;
    max-height: calc(100dvh - ${({ theme }) => theme.space(32)});
    box-shadow: ${({ theme }) => theme.shadow.s3};
    ${({ theme, $isBelowVideo }) =>
      $isBelowVideo && `max-height: calc(100dvh - ${theme.space(125)}); min-height: ${theme.space(55)};`}
  }
`;

export const Head = styled.header`
  display: flex;
  align-items: center;
  gap: ${({ theme }) => theme.space(2)};
  padding: ${({ theme }) => `${theme.space(2)} ${theme.space(3)}`};
  border-bottom: 1px solid ${({ theme }) => theme.color.border};

  & > div {
    flex: 1;
    min-width: 0;
  }
  & h2 {
    ${({ theme }) => theme.text.t14}
    font-weight: 600;
  }
  & p {
    overflow: hidden;
    color: ${({ theme }) => theme.color.text2};
    ${({ theme }) => theme.text.t12}
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;

export const Log = styled.ol`
  display: flex;
  flex: 1;
  flex-direction: column;
  gap: ${({ theme }) => theme.space(2)};
  margin: 0;
  padding: ${({ theme }) => theme.space(3)};
  overflow-y: auto;
  list-style: none;
`;

export const Bubble = styled.li<{ $isOwn: boolean }>`
  align-self: flex-start;
  max-width: 85%;
  padding: ${({ theme }) => `${theme.space(2)} ${theme.space(3)}`};
  border: 1px solid ${({ theme }) => theme.color.border};
  border-radius: ${({ theme }) => theme.radius.card};
  overflow-wrap: anywhere;
  white-space: pre-wrap;
  ${({ theme, $isOwn }) =>
    $isOwn &&
    css`
      align-self: flex-end;
      border-color: transparent;
      background: ${theme.color.accentSoft};
    `}

  &[aria-current] {
    border-color: ${({ theme }) => theme.color.accent};
  }

  & > small {
    display: block;
    color: ${({ theme }) => theme.color.text2};
    ${({ theme }) => theme.text.t11}
  }
  & img {
    display: block;
    max-width: 100%;
    max-height: 160px;
    margin-top: ${({ theme }) => theme.space(1)};
    border-radius: ${({ theme }) => theme.radius.thumb};
  }
`;

/** What stands where messages will be. */
export const Nothing = styled.li`
  max-width: 44ch;
  margin: auto;
  color: ${({ theme }) => theme.color.text2};
  ${({ theme }) => theme.text.t12}
  text-align: center;

  & > strong {
    display: block;
    margin-bottom: ${({ theme }) => theme.space(1)};
    color: ${({ theme }) => theme.color.text};
    ${({ theme }) => theme.text.t13}
    font-weight: 600;
  }
`;

export const Words = styled.p`
  min-height: ${({ theme }) => theme.space(4)};
  padding: 0 ${({ theme }) => theme.space(3)};
  color: ${({ theme }) => theme.color.text2};
  ${({ theme }) => theme.text.t12}
`;

export const Composer = styled.form`
  position: relative;
  padding: ${({ theme }) => theme.space(2)};
  border-top: 1px solid ${({ theme }) => theme.color.border};

  & textarea {
    min-height: 0;
    resize: none;
  }
  ${belowLoad} {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: center;
    gap: ${({ theme }) => theme.space(2)};
  }
`;

export const Tools = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${({ theme }) => theme.space(2)};
  margin-top: ${({ theme }) => theme.space(2)};
  ${belowLoad} {
    margin-top: 0;
  }
`;

export const Names = styled.ul`
  position: absolute;
  right: ${({ theme }) => theme.space(2)};
  bottom: 100%;
  left: ${({ theme }) => theme.space(2)};
  max-height: 180px;
  margin: 0;
  padding: ${({ theme }) => theme.space(1)};
  border: 1px solid ${({ theme }) => theme.color.border};
  border-radius: ${({ theme }) => theme.radius.card};
  background: ${({ theme }) => theme.color.surface};
  box-shadow: ${({ theme }) => theme.shadow.s3};
  overflow-y: auto;
  list-style: none;

  & li {
    padding: ${({ theme }) => `${theme.space(2)} ${theme.space(3)}`};
    border-radius: ${({ theme }) => theme.radius.thumb};
    cursor: pointer;
  }
  & [aria-selected='true'] {
    background: ${({ theme }) => theme.color.selected};
  }
`;
