import type { Product } from '@washcoat/contract-converters';
import type { Load } from '@washcoat/contract-loads';
import { hrefTo, problemText } from '@washcoat/platform-sdk';
import { Button, Dialog, EmptyState, FailedPart, LinkButton, Skeleton } from '@washcoat/ui';
import { makeAndModel } from '../converter/converter-name';
import { AddToCartForm } from './add-to-cart-form';
import { useCartsQuery } from './carts.api';

/** Open carts of the user: the first ten. */
const openCarts = { count: 10, offset: 0, type: 1 };
const LOAD_FAILED = 'Your carts did not load.';
const noCarts: readonly Load[] = [];

export interface AddToCartDialogProps {
  product: Product;
  /** The customer that prices are for; its cart is proposed. */
  customerId?: string;
  onClose: () => void;
}

/** Chooses the cart a converter is added to, and how much of it. */
export function AddToCartDialog({ product, customerId, onClose }: AddToCartDialogProps) {
  const { data, error, isFetching, refetch } = useCartsQuery(openCarts, { refetchOnMountOrArgChange: true });
  const carts = data?.list ?? noCarts;
  const cancel = <Button onClick={onClose}>Cancel</Button>;
  const frame = {
    isOpen: true,
    onClose,
    title: `Add ${product.oem} to a cart`,
    sentence: makeAndModel(product),
  };
  if (isFetching) {
    return (
      <Dialog {...frame} buttons={cancel}>
        <Skeleton $height="132px" />
      </Dialog>
    );
  }
  if (error) {
    return (
      <Dialog {...frame} buttons={cancel}>
        <FailedPart title={problemText(error, LOAD_FAILED)} onRetry={() => void refetch()} plain />
      </Dialog>
    );
  }
  if (carts.length === 0) {
    return (
      <Dialog {...frame} buttons={cancel}>
        <EmptyState
          title="No Carts available"
          hint="Create a cart for a customer first."
          action={
            <LinkButton kind="main" {...hrefTo('/loads/create-load')}>
              Create Cart
            </LinkButton>
          }
        />
      </Dialog>
    );
  }
  return <AddToCartForm {...{ product, customerId, carts, frame, onClose }} />;
}
