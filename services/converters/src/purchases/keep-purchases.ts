import type { LoadSnapshot } from '@washcoat/contract-loads';
import { isBought } from '@washcoat/metals';
import type { UnitOfWork } from '@washcoat/service-kit';
import { replacePurchases, type Purchase } from './purchase.repository';

/** Keeps what a load bought of the catalogue: the newest version of the load, whenever it comes. */
export async function keepPurchases(unit: UnitOfWork, load: LoadSnapshot): Promise<void> {
  const at = load.buyerFinalisedDate ? new Date(load.buyerFinalisedDate) : unit.now;
  await replacePurchases(unit, load.loadId, load.version, purchasesOf(load, at));
}

function purchasesOf(load: LoadSnapshot, at: Date): Purchase[] {
  return load.items.filter(isBought).flatMap(({ itemId, productId, finalQty, adjustedPrice }) =>
    productId
      ? [
          {
            item_id: itemId,
            load_id: load.loadId,
            product_id: productId,
            company_id: load.companyId,
            company_name: load.companyName,
            at,
            final_qty: finalQty,
            adjusted_price: adjustedPrice,
          },
        ]
      : [],
  );
}
