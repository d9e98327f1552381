import { externalStore, useStore } from '@washcoat/platform-sdk';
import type { News } from './notices.api';

/** The news of who is signed in; null before they are known. */
export const newsStore = externalStore<News | null>(null);

/** How many records wait at some entries of the menu. */
export function useWaiting(navIds: readonly string[]): number {
  const news = useStore(newsStore);
  const counted = (news?.waiting ?? []).filter(({ navId }) => navIds.includes(navId));
  return counted.reduce((sum, { count }) => sum + count, 0);
}
