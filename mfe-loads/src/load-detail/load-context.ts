import type { LoadDetail } from '@washcoat/contract-loads';
import { createContext, useContext } from 'react';
import type { LoadRights } from './load-rights';

/** The open load and what the user may do with it. */
export interface OpenLoad {
  load: LoadDetail;
  rights: LoadRights;
  /** Why a completed order is corrected. */
  reason?: string;
}

export const LoadContext = createContext<OpenLoad | null>(null);

/** The open load. Throws outside a load's page. */
export function useOpenLoad(): OpenLoad {
  const open = useContext(LoadContext);
  if (!open) throw new Error('No load is open');
  return open;
}
