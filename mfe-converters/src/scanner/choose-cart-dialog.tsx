import type { Product } from '@washcoat/contract-converters';
import type { Load } from '@washcoat/contract-loads';
import { Button, Dialog, FailedPart, Skeleton } from '@washcoat/ui';
import { useId } from 'react';
import { CartPicker } from '../add-to-cart/cart-picker';
import { firstChoice } from '../add-to-cart/last-cart';
import { NoCarts } from '../add-to-cart/no-carts';
import { useCartPick } from '../add-to-cart/use-cart-pick';

export interface ChooseCartDialogProps {
  /** The open carts; undefined until they are loaded. */
  carts: readonly Load[] | undefined;
  /** The cart that is being filled so far. */
  active: Load | undefined;
  /** What lies on the scale. */
  part: Product | undefined;
  problem: string | null;
  onRetry: () => void;
  onChoose: (cart: Load) => void;
  onClose: () => void;
}

/** Which cart is filled from now on. */
export function ChooseCartDialog(props: ChooseCartDialogProps) {
  const { carts, active, part, problem, onRetry, onChoose, onClose } = props;
  const formId = useId();
  const hasCarts = carts !== undefined && carts.length > 0;
  const content = () => {
    if (problem) return <FailedPart title={problem} onRetry={onRetry} plain />;
    if (!carts) return <Skeleton $height="132px" />;
    if (!hasCarts) return <NoCarts />;
    return <CartForm {...{ formId, carts, active, part, onChoose }} />;
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title="Which cart do you fill?"
      sentence="What you scan goes into it, priced for its customer, until you choose another."
      buttons={
        <>
          <Button onClick={onClose}>{active ? 'Cancel' : 'Leave scanner mode'}</Button>
          {hasCarts && (
            <Button kind="main" type="submit" form={formId}>
              Fill this cart
            </Button>
          )}
        </>
      }
    >
      {content()}
    </Dialog>
  );
}

interface CartFormProps extends Pick<ChooseCartDialogProps, 'active' | 'part' | 'onChoose'> {
  formId: string;
  carts: readonly Load[];
}

function CartForm({ formId, carts, active, part, onChoose }: CartFormProps) {
  const picked = useCartPick(carts, active ?? firstChoice(carts, null) ?? carts[0]);
  return (
    <form
      id={formId}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (picked.chosen) onChoose(picked.chosen);
      }}
    >
      <CartPicker carts={picked} product={part} />
    </form>
  );
}
