import {
  productAdd,
  productBulkEdit,
  productDelete,
  productDump,
  productMarkForTest,
} from '@washcoat/contract-converters';
import { useAllowed } from '@washcoat/platform-sdk';

/** What the user may do with the catalogue. */
export interface CatalogueRights {
  add: boolean;
  edit: boolean;
  remove: boolean;
  markForTest: boolean;
  download: boolean;
}

/** The rights of the signed-in user. */
export function useCatalogueRights(): CatalogueRights {
  return {
    add: useAllowed(productAdd.access),
    edit: useAllowed(productBulkEdit.access),
    remove: useAllowed(productDelete.access),
    markForTest: useAllowed(productMarkForTest.access),
    download: useAllowed(productDump.access),
  };
}
