import { useLocation, useStore } from '@washcoat/platform-sdk';
import { useEffect } from 'react';
import { refreshNews } from './follow-news';
import { newsStore } from './news-store';
import { useReadNoticeMutation } from './notices.api';

/** Marks notices as read whose record stands on the page that is open. */
export function useReading(): void {
  const { pathname, search } = useLocation();
  const news = useStore(newsStore);
  const [readNotice] = useReadNoticeMutation();
  const named = [...pathname.split('/'), ...new URLSearchParams(search).values()];
  const opened = (news?.unread ?? [])
    .filter(({ recordId }) => named.includes(recordId))
    .map(({ noticeId }) => noticeId)
    .join();
  useEffect(() => {
    if (opened === '') return;
    const reads = opened.split(',').map((noticeId) => readNotice({ noticeId }));
    void Promise.all(reads).then(refreshNews);
  }, [opened, readNotice]);
}
