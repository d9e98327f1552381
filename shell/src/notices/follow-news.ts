import { MOST_URGENT } from '@washcoat/contract-kernel';
import { navigate } from '@washcoat/platform-sdk';
import { toast } from '@washcoat/ui';
import { askedNews, askNews, type NewsSource } from './news-source';
import { newsStore } from './news-store';
import type { News } from './notices.api';
import { isFirstTabFor } from './first-tab';

type Urgent = News['urgent'][number];

const nameOf = ({ noticeId, at }: Urgent) => `${noticeId} ${at}`;

/** Whether what is of `at` may be there without being told: `urgent` is full of what is newer. */
const isBeyond = (urgent: readonly Urgent[], at: string) =>
  urgent.length >= MOST_URGENT && urgent.every((one) => one.at >= at);

/** The toasts that stand for what cannot wait; what was there when the page came is in the list alone. */
class UrgentToasts {
  private readonly shown = new Map<string, { id: number; at: string }>();
  private known: readonly Urgent[] | undefined;

  take(urgent: readonly Urgent[]): void {
    const names = urgent.map(nameOf);
    const { known } = this;
    this.known = urgent;
    for (const [name, { id, at }] of this.shown) {
      if (names.includes(name) || isBeyond(urgent, at)) continue;
      toast.dismiss(id);
      this.shown.delete(name);
    }
    const before = known?.map(nameOf);
    for (const one of urgent) {
      const name = nameOf(one);
      if (!known || before?.includes(name) || isBeyond(known, one.at) || !isFirstTabFor(name)) continue;
      this.shown.set(name, { id: this.show(one), at: one.at });
    }
  }

  private show({ title, text, link }: Urgent): number {
    const action = link === null ? undefined : { label: 'View', onPress: () => navigate(link) };
    return toast.news(title, { detail: text, ...(action && { action }) });
  }
}

let toasts = new UrgentToasts();

function take(news: News): void {
  newsStore.set(news);
  toasts.take(news.urgent);
}

/** Keeps the news up to date and says at once what cannot wait; answers how to stop. */
export function followNews(source: NewsSource = askedNews): () => void {
  toasts = new UrgentToasts();
  return source.follow(take);
}

/** Asks for news after the reader has done something about them. */
export async function refreshNews(): Promise<void> {
  const news = await askNews();
  if (news) take(news);
}
