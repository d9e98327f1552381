import * as contract from '@washcoat/contract-converters';
import { downloadLink, read, write, type Route, type Service } from '@washcoat/service-kit';
import type { PriceBoard } from '../pricing/price-board';
import { addProduct } from './add-product';
import { addProductFromLoad } from './add-product-from-load';
import { changeProducts } from './change-products';
import { deleteProduct } from './delete-product';
import { editProduct, isPriceEdit } from './edit-product';
import { listProductHistory } from './list-product-history';

const ADDED = 'Successfully added Converter';
const APPLIED = 'Changes Applied.';

/** The catalogue's changes: one converter, many at once, what became of them, and all of them as a file. */
export function productChangeRoutes(service: Service, board: PriceBoard): readonly Route[] {
  const { services } = service.platform;
  return [
    write(contract.productAdd, async (context, form) => ({
      message: ADDED,
      productId: await addProduct(context, context.session, form, board),
    })),
    write(contract.productAddFromLoad, async (context, found) => ({
      message: ADDED,
      productId: await addProductFromLoad(context, context.session, found, board),
    })),
    write(contract.productEdit, async (context, edit) => ({
      message: isPriceEdit(edit) ? APPLIED : contract.CONVERTER_EDITED,
      version: await editProduct(context, context.session, edit, board),
    })),
    write(contract.productDelete, async (context, { productId }) => {
      await deleteProduct(context, context.session, productId, services);
      return { message: 'Deleted Successfully' };
    }),
    write(contract.productActive, async (context, { ids, isActive }) => ({
      message: contract.CONVERTER_EDITED,
      ...(await changeProducts(context, context.session, ids, { isActive }, board)),
    })),
    write(contract.productMarkForTest, async (context, { ids, isMarkForTest }) => ({
      message: contract.CONVERTER_EDITED,
      ...(await changeProducts(context, context.session, ids, { isMarkForTest }, board)),
    })),
    write(contract.productBulkEdit, async (context, { ids, change }) => ({
      message: contract.CONVERTER_EDITED,
      ...(await changeProducts(context, context.session, ids, change, board)),
    })),
    read(contract.productHistory, ({ database, session }, input) =>
      listProductHistory(database, session, input),
    ),
    read(contract.productDump, async (context) => ({
      link: await downloadLink(service, contract.productDump, {}, context),
    })),
  ];
}
