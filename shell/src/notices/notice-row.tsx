import type { Notice } from '@washcoat/contract-kernel';
import { hrefTo } from '@washcoat/platform-sdk';
import { formatRelative, HiddenText, IconButton } from '@washcoat/ui';
import { Mail, MailOpen } from 'lucide-react';
import styled from 'styled-components';
import { MenuIcon } from '../menu/menu-icon';

const Row = styled.li<{ $isRead: boolean }>`
  display: flex;
  align-items: flex-start;
  gap: ${({ theme }) => theme.space(1)};
  border-bottom: 1px solid ${({ theme }) => theme.color.border};

  &:last-child {
    border-bottom: 0;
  }
  & strong {
    font-weight: ${({ $isRead }) => ($isRead ? 400 : 600)};
  }
`;

const Words = styled.div`
  display: flex;
  flex: 1;
  gap: ${({ theme }) => theme.space(2)};
  min-width: 0;
  padding: ${({ theme }) => theme.space(2)};
  border-radius: ${({ theme }) => theme.radius.field};
  color: inherit;
  text-decoration: none;
  overflow-wrap: anywhere;

  &[href]:hover {
    background: ${({ theme }) => theme.color.hover};
  }
  & > svg {
    flex: none;
    margin-top: 2px;
    color: ${({ theme }) => theme.color.text3};
  }
  & small {
    display: block;
    ${({ theme }) => theme.text.t12}
    color: ${({ theme }) => theme.color.text2};
  }
`;

const Time = styled.time`
  white-space: nowrap;
`;

const Dot = styled.span`
  display: inline-block;
  width: 8px;
  height: 8px;
  margin-right: ${({ theme }) => theme.space(1)};
  border-radius: ${({ theme }) => theme.radius.full};
  background: ${({ theme }) => theme.color.accent};
`;

const MarkSlot = styled.span`
  padding-top: ${({ theme }) => theme.space(2)};
`;

export interface NoticeRowProps {
  notice: Notice;
  onMark: (notice: Notice, isRead: boolean) => void;
}

/** One message: leads to its record, which is reading it, or is marked without going there. */
export function NoticeRow({ notice, onMark }: NoticeRowProps) {
  const { title, text, icon, link, at, isRead } = notice;
  const words = (
    <>
      <MenuIcon name={icon} />
      <span>
        {!isRead && <Dot aria-hidden />}
        <strong>{title}</strong>
        {!isRead && <HiddenText>, unread</HiddenText>}
        <small>
          {text && `${text} · `}
          <Time dateTime={at}>{formatRelative(at)}</Time>
        </small>
      </span>
    </>
  );
  const mark = isRead ? 'Mark as unread' : 'Mark as read';
  return (
    <Row $isRead={isRead}>
      {link === null ? (
        <Words>{words}</Words>
      ) : (
        <Words
          as="a"
          {...hrefTo(link)}
          onClickCapture={() => {
            if (!isRead) onMark(notice, true);
          }}
        >
          {words}
        </Words>
      )}
      <MarkSlot>
        <IconButton
          label={`${mark}: ${title}`}
          icon={isRead ? <Mail size={16} /> : <MailOpen size={16} />}
          onClick={() => onMark(notice, !isRead)}
        />
      </MarkSlot>
    </Row>
  );
}
