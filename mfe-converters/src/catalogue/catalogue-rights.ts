import {
  productAdd,
  productBulkEdit,
  productDelete,
  productDump,
  productMarkForTest,
} from '@washcoat/contract-converters';
import { allows } from '@washcoat/contract-kernel';
import { useSession } from '@washcoat/platform-sdk';
import { useMemo } from 'react';

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
  const session = useSession();
  return useMemo(
    () => ({
      add: allows(productAdd.access, session),
      edit: allows(productBulkEdit.access, session),
      remove: allows(productDelete.access, session),
      markForTest: allows(productMarkForTest.access, session),
      download: allows(productDump.access, session),
    }),
    [session],
  );
}
