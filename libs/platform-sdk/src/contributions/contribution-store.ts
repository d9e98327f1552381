import { allows, fullUser } from '@washcoat/contract-kernel';
import type {
  IconDrawing,
  NavContribution,
  PageContribution,
  SlotContribution,
  Subject,
} from '@washcoat/contract-kernel';
import { externalStore } from '../store/external-store';

/** The remote that contributes something. */
export interface RemoteRef {
  name: string;
  title: string;
  version: string;
}

export type Registered<Contribution> = Contribution & { remote: RemoteRef };
export type RegisteredPage = Registered<PageContribution>;
export type RegisteredNav = Registered<NavContribution>;
export type RegisteredSlot = Registered<SlotContribution>;

/** Everything that the registered remotes contribute. */
export interface Contributions {
  pages: readonly RegisteredPage[];
  nav: readonly RegisteredNav[];
  slots: readonly RegisteredSlot[];
  /** The icons that remotes bring along, by name. */
  icons: Readonly<Record<string, IconDrawing>>;
}

export const noContributions: Contributions = { pages: [], nav: [], slots: [], icons: {} };

/** What the shell has read from the registry. */
export const contributionStore = externalStore<Contributions>(noContributions);

/**
 * Whether `subject` gets a contribution: by its `requires`, which defaults to every full user. A contribution behind a
 * feature flag stays out, since no installation offers one yet.
 */
export function isOffered(
  contribution: Pick<PageContribution, 'requires' | 'flag'>,
  subject: Subject | null,
): boolean {
  return contribution.flag === undefined && allows(contribution.requires ?? fullUser, subject);
}
