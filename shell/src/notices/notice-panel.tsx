import type { Notice } from '@washcoat/contract-kernel';
import { asSpecified, navigate, problemText, useStore } from '@washcoat/platform-sdk';
import { Button, EmptyState, FailedPart, Segment, Skeleton, TextButton, toast } from '@washcoat/ui';
import { BellOff } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';
import { refreshNews } from './follow-news';
import { newsStore } from './news-store';
import { NoticeRow } from './notice-row';
import { useNoticesQuery, useReadAllNoticesMutation, useReadNoticeMutation } from './notices.api';

const PAGE = 20;
const MARK_FAILED = asSpecified.wentWrong;
const SHOWN = [
  { value: 'all', label: 'All' },
  { value: 'unread', label: 'Unread' },
];

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${({ theme }) => theme.space(2)};
  padding-bottom: ${({ theme }) => theme.space(2)};
`;

const List = styled.ul`
  max-height: min(60dvh, 520px);
  overflow-y: auto;
`;

const Foot = styled.div`
  padding-top: ${({ theme }) => theme.space(2)};
`;

const Waiting = styled.div.attrs({ role: 'status', 'aria-label': 'Loading messages' })`
  display: grid;
  gap: ${({ theme }) => theme.space(4)};
  padding: ${({ theme }) => theme.space(2)};
`;

function NoMessages({ isUnread }: { isUnread: boolean }) {
  return (
    <EmptyState
      icon={<BellOff size={20} />}
      title={isUnread ? 'No unread messages' : 'No messages'}
      hint="What happens while you are elsewhere stands here."
    />
  );
}

/** The messages: those that wait for somebody first, then the newest. */
export function NoticePanel() {
  const [shown, setShown] = useState('all');
  const [count, setCount] = useState(PAGE);
  const isUnread = shown === 'unread';
  const question = { count, ...(isUnread && { isUnread: 'true' as const }) };
  const asked = useNoticesQuery(question, { refetchOnMountOrArgChange: true });
  const { isError, refetch, fulfilledTimeStamp: readAt } = asked;
  const unread = useStore(newsStore)?.unread.length ?? 0;
  const data = isError ? asked.currentData : asked.data;
  const [readNotice] = useReadNoticeMutation();
  const [readAll, { isLoading: isMarking }] = useReadAllNoticesMutation();
  const after = async (sent: Promise<{ error?: unknown }>) => {
    const { error } = await sent;
    if (error) toast.error(problemText(error, MARK_FAILED));
    await refreshNews();
  };
  const mark = ({ noticeId }: Notice, isRead: boolean) => void after(readNotice({ noticeId, isRead }));
  const list = data?.list ?? [];
  // What waits stands first, so the newest of all may stand on a later page than the first.
  const moments = [...list.map(({ at }) => at), ...(readAt ? [new Date(readAt).toISOString()] : [])];
  const until = list.length > 0 ? moments.sort().at(-1) : undefined;
  const hasUnread = unread > 0 || list.some(({ isRead }) => !isRead);
  return (
    <>
      <Head>
        <Segment label="Which messages" value={shown} parts={SHOWN} onChange={setShown} />
        {hasUnread && until !== undefined && (
          <TextButton disabled={isMarking} onClick={() => void after(readAll({ until }))}>
            Mark all as read
          </TextButton>
        )}
      </Head>
      {isError && !data && <FailedPart plain title="Messages did not load" onRetry={() => void refetch()} />}
      {!isError && !data && (
        <Waiting>
          <Skeleton />
          <Skeleton />
          <Skeleton />
        </Waiting>
      )}
      {data && list.length === 0 && <NoMessages isUnread={isUnread} />}
      {list.length > 0 && (
        <List aria-label="Messages">
          {list.map((notice) => (
            <NoticeRow key={notice.noticeId} notice={notice} onMark={mark} />
          ))}
        </List>
      )}
      {data?.areMoreItemsAvailable && <Button onClick={() => setCount(count + PAGE)}>Show more</Button>}
      <Foot>
        <TextButton onClick={() => navigate('/settings')}>Messages by mail</TextButton>
      </Foot>
    </>
  );
}
