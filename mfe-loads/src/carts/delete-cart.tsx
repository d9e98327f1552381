import type { Load } from '@washcoat/contract-loads';
import { asSpecified } from '@washcoat/platform-sdk';
import { DeleteRecord } from '@washcoat/platform-sdk/lists';
import { useDeleteCartMutation } from './carts.api';

export interface DeleteCartProps {
  load: Load;
  /** What it is called: cart, quote, request. */
  noun: string;
  onDone: () => void;
}

/** Asks before a cart goes. */
export function DeleteCart({ load: { loadId, loadName, type, itemCount }, noun, onDone }: DeleteCartProps) {
  const [remove] = useDeleteCartMutation();
  return (
    <DeleteRecord
      type={noun}
      name={loadName}
      consequence={itemCount === 1 ? 'Its 1 item goes with it.' : `Its ${itemCount} items go with it.`}
      remove={() => remove({ cartId: loadId, type }).unwrap()}
      failed={asSpecified.wentWrong}
      onDone={onDone}
    />
  );
}
