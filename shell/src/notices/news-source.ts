import { liveStore, onLive, sessionSnapshot, sessionStore } from '@washcoat/platform-sdk';
import { shellStore } from '../session/shell.api';
import { noticesApi, type News } from './notices.api';

/** How often a page that is seen asks for news, while nobody tells it. */
export const askEveryMs = 5_000;
/** How often it does while it is told: for what was told and lost. */
const LOST_MS = 60_000;

async function ask(): Promise<News | undefined> {
  const asker = sessionSnapshot();
  if (!asker || asker.isNewUser) return undefined;
  const question = noticesApi.endpoints.news.initiate({}, { forceRefetch: true, subscribe: false });
  const { data } = await shellStore.dispatch(question);
  return sessionSnapshot()?.userId === asker.userId ? data : undefined;
}

/** On the page that ends the session a question would be refused. */
const isLeaving = () => window.location.pathname === '/logout';

/** Where news come from. */
export interface NewsSource {
  /** Hands over news, the first at once; answers how to stop. */
  follow(take: (news: News) => void): () => void;
}

/**
 * Asks the server when the realtime connection says that there are news, and once a minute besides, without it
 * every few seconds; while the page is seen, and whenever it comes into view or somebody signs in.
 */
export const askedNews: NewsSource = {
  follow(take) {
    const askIfSeen = async () => {
      const news = document.visibilityState === 'visible' && !isLeaving() ? await ask() : undefined;
      if (news) take(news);
    };
    const askNow = () => void askIfSeen();
    const timer = setInterval(() => liveStore.get() || askNow(), askEveryMs);
    const lost = setInterval(() => liveStore.get() && askNow(), LOST_MS);
    const stopLive = onLive('notices', askNow);
    const unsubscribe = sessionStore.subscribe(askNow);
    document.addEventListener('visibilitychange', askNow);
    askNow();
    return () => {
      clearInterval(timer);
      clearInterval(lost);
      stopLive();
      unsubscribe();
      document.removeEventListener('visibilitychange', askNow);
    };
  },
};

/** The news as they are right now, after the reader did something about them. */
export const askNews = ask;
