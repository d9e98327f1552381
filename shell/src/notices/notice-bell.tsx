import { Bell } from 'lucide-react';
import { useLocation, useStore } from '@washcoat/platform-sdk';
import { HiddenText, IconButton, Popover } from '@washcoat/ui';
import { useState } from 'react';
import styled from 'styled-components';
import { newsStore } from './news-store';
import { NoticePanel } from './notice-panel';
import { useReading } from './use-reading';

const mostCounted = 99;

const Place = styled.span`
  position: relative;
  display: inline-flex;
`;

const Count = styled.span`
  position: absolute;
  top: -2px;
  right: -4px;
  min-width: 16px;
  padding: 0 ${({ theme }) => theme.space(1)};
  border-radius: ${({ theme }) => theme.radius.full};
  background: ${({ theme }) => theme.color.accent};
  color: ${({ theme }) => theme.color.onAccent};
  ${({ theme }) => theme.text.t11}
  line-height: 16px;
  font-weight: 600;
  text-align: center;
  pointer-events: none;
`;

const countText = (count: number) => (count > mostCounted ? `${mostCounted}+` : String(count));

/** The way to the messages, with how many are unread; screen readers hear when there are more. */
export function NoticeBell() {
  const { pathname } = useLocation();
  const [openAt, setOpenAt] = useState<string | null>(null);
  const unread = useStore(newsStore)?.unread.length ?? 0;
  useReading();
  const words = unread === 0 ? 'Messages' : `Messages, ${countText(unread)} unread`;
  return (
    <Place>
      <Popover
        label="Messages"
        width={400}
        align="end"
        isOpen={openAt === pathname}
        onOpenChange={(isOpen) => setOpenAt(isOpen ? pathname : null)}
        trigger={<IconButton size={32} label={words} icon={<Bell size={18} />} />}
      >
        <NoticePanel />
      </Popover>
      {unread > 0 && <Count aria-hidden>{countText(unread)}</Count>}
      <HiddenText role="status">{unread > 0 && `${countText(unread)} unread messages`}</HiddenText>
    </Place>
  );
}
