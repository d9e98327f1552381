import type { LoadItem } from '@washcoat/contract-loads';
import { useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { ItemPrices } from '../item-price/item-prices';
import { useOpenLoad } from '../load-detail/load-context';
import { CounterOfferDialog } from './counter-offer.dialog';
import { DeleteItem } from './delete-item';
import { ItemClashDialog } from './item-clash.dialog';
import { ItemEditingContext, type ItemEditing } from './item-editing';
import { ItemHistoryDialog } from './item-history.dialog';
import { ModifyItemDialog } from './modify-item.dialog';
import { useApproveAll } from './use-approve-all';
import { useItemAnswers } from './use-item-answers';
import { useSaveItem } from './use-save-item';

/** Gives rows and cards what can be done with items, and holds the dialogs they open. */
export function ItemsProvider({ children }: { children: ReactNode }) {
  const { load } = useOpenLoad();
  const { loadId } = load;
  const { save, replaced, putBack, keep, clash, forget } = useSaveItem();
  const answers = useItemAnswers(loadId);
  const { approving, approveAll } = useApproveAll();
  const [modified, setModified] = useState<LoadItem | null>(null);
  const [deleted, setDeleted] = useState<LoadItem | null>(null);
  const [countered, setCountered] = useState<LoadItem | null>(null);
  const [told, setTold] = useState<LoadItem | null>(null);
  const editing = useMemo(
    (): ItemEditing => ({
      save,
      replaced,
      putBack,
      keep,
      ...answers,
      approving,
      approveAll,
      modify: setModified,
      askDelete: setDeleted,
      counter: setCountered,
      showHistory: setTold,
    }),
    [save, replaced, putBack, keep, answers, approving, approveAll],
  );
  return (
    <ItemEditingContext value={editing}>
      <ItemPrices loadId={loadId}>{children}</ItemPrices>
      {modified && (
        <ModifyItemDialog key={modified.itemId} item={modified} onClose={() => setModified(null)} />
      )}
      {deleted && <DeleteItem item={deleted} onDone={() => setDeleted(null)} />}
      {countered && (
        <CounterOfferDialog key={countered.itemId} item={countered} onClose={() => setCountered(null)} />
      )}
      {told && <ItemHistoryDialog item={told} onClose={() => setTold(null)} />}
      {clash && <ItemClashDialog clash={clash} save={save} onClose={forget} />}
    </ItemEditingContext>
  );
}
