import { useMemo } from 'react';
import { contributionStore, offeredActions, useSession, useStore } from '@washcoat/platform-sdk';
import { matchingActions } from './action-entries';
import { matchingPages, pageEntries } from './page-entries';
import type { PaletteGroup } from './palette-groups';
import { useFinds } from './use-finds';

const pagesBesideFinds = 6;

/** What the page that is shown offers, what remotes find and the pages that match, in the order they are shown. */
export function useGroups(text: string) {
  const contributions = useStore(contributionStore);
  const session = useSession();
  const offered = useStore(offeredActions);
  const { groups, isFinding } = useFinds(text);
  const pages = useMemo(() => pageEntries(contributions, session), [contributions, session]);
  const matching = matchingPages(pages, text);
  const found: PaletteGroup[] = groups.map(({ id, label, find }) => ({
    id,
    label,
    entries: text === '' ? [] : (find?.entries ?? []),
    hasFailed: find?.hasFailed ?? false,
  }));
  const goTo = text === '' ? matching : matching.slice(0, pagesBesideFinds);
  const shown: PaletteGroup[] = [
    { id: 'actions', label: 'On this page', entries: matchingActions(offered, text), hasFailed: false },
    ...found,
    { id: 'pages', label: 'Go to', entries: goTo, hasFailed: false },
  ];
  return { groups: shown, isFinding };
}
