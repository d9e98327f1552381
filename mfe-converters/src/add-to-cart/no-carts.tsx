import { hrefTo } from '@washcoat/platform-sdk';
import { EmptyState, LinkButton } from '@washcoat/ui';

/** Stands where carts would be to choose from, when none is open. */
export function NoCarts() {
  return (
    <EmptyState
      title="No Carts available"
      hint="Create a cart for a customer first."
      action={
        <LinkButton kind="main" {...hrefTo('/loads/create-load')}>
          Create Cart
        </LinkButton>
      }
    />
  );
}
