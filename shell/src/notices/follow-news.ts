import { navigate } from '@washcoat/platform-sdk';
import { toast } from '@washcoat/ui';
import { askedNews, askNews, type NewsSource } from './news-source';
import { newsStore } from './news-store';
import type { News } from './notices.api';
import { isFirstTabFor } from './first-tab';

type Urgent = News['urgent'][number];

const nameOf = ({ noticeId, at }: Urgent) => `${noticeId} ${at}`;

/** The toasts that stand for what cannot wait; what was there when the page came is in the list alone. */
class UrgentToasts {
  private readonly shown = new Map<string, number>();
  private known: ReadonlySet<string> | undefined;

  take(urgent: readonly Urgent[]): void {
    const names = urgent.map(nameOf);
    const { known } = this;
    this.known = new Set(names);
    for (const [name, id] of this.shown) {
      if (names.includes(name)) continue;
      toast.dismiss(id);
      this.shown.delete(name);
    }
    for (const one of urgent) {
      const name = nameOf(one);
      if (!known || known.has(name) || !isFirstTabFor(name)) continue;
      this.shown.set(name, this.show(one));
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
