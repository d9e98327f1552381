import { useSignedIn } from '../session/use-session';
import { useStore } from '../store/external-store';
import { contributionStore, isOffered } from './contribution-store';

/** Whether the signed-in user is offered a page of any remote; `path` as its manifest spells it. */
export function usePageOffered(path: string): boolean {
  const signedIn = useSignedIn();
  const { pages } = useStore(contributionStore);
  return pages.some((page) => page.path === path && isOffered(page, signedIn));
}
