import type { LoadItem } from '@washcoat/contract-loads';
import { DeleteRecord } from '@washcoat/platform-sdk/lists';
import { useOpenLoad } from '../load-detail/load-context';
import { itemName } from './item-words';
import { useDeleteItemMutation } from './items.api';

/** Asks before an item goes. */
export function DeleteItem({ item, onDone }: { item: LoadItem; onDone: () => void }) {
  const { load, rights, reason } = useOpenLoad();
  const [remove] = useDeleteItemMutation();
  const asked = { loadId: load.loadId, itemId: item.itemId, isEditInvoice: rights.isAmending, reason };
  return (
    <DeleteRecord
      type="item"
      name={itemName(item)}
      consequence="The totals are counted without it."
      remove={() => remove(asked).unwrap()}
      failed="Not able to delete please try agian later"
      onDone={onDone}
    />
  );
}
