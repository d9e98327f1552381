import { useMemo } from 'react';
import { contributionStore, offeredActions, useSession, useStore } from '@washcoat/platform-sdk';
import type { PaletteEntry } from '@washcoat/platform-sdk';
import { matchingActions } from './action-entries';
import { matchingPages, pageEntries } from './page-entries';
import type { PaletteGroup } from './palette-groups';
import { useFinds } from './use-finds';

const pagesBesideFinds = 6;

/** Whether the name of a page begins with what was typed: then the page is meant, whatever is found besides. */
const isNamed = ({ title }: PaletteEntry, text: string) =>
  text !== '' && title.toLowerCase().startsWith(text.toLowerCase());

/**
 * What the page that is shown offers, what remotes find and the pages that match, in the order they are shown. A page that is
 * named stands before what is found, which comes later and would push it from under the Enter that follows.
 */
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
  const toPages: PaletteGroup = { id: 'pages', label: 'Go to', entries: goTo, hasFailed: false };
  const shown: PaletteGroup[] = [
    { id: 'actions', label: 'On this page', entries: matchingActions(offered, text), hasFailed: false },
    ...(goTo.some((page) => isNamed(page, text.trim())) ? [toPages, ...found] : [...found, toPages]),
  ];
  return { groups: shown, isFinding };
}
