import { productAdd, productBulkEdit, productDelete, type Product } from '@washcoat/contract-converters';
import { allows } from '@washcoat/contract-kernel';
import type { Action, RowAction, Session } from '@washcoat/platform-sdk';
import { addAction, deleteAction, editAction } from '@washcoat/platform-sdk/lists';
import { CircleDollarSign } from 'lucide-react';
import { converterRights } from '../converter/converter-rights';

export interface CatalogueActionHandlers {
  onAdd: () => void;
  onEdit: (product: Product) => void;
  onPrices: (product: Product) => void;
  onDelete: (product: Product) => void;
  onEditChosen: () => void;
}

/** The address of a converter whose Back leads to the catalogue. */
export const addressOf = ({ productId }: Pick<Product, 'productId'>): string => `/converter/${productId}/1`;

const ofOne = (action: Omit<RowAction<Product>, 'of' | 'nameFor'>): RowAction<Product> => ({
  ...action,
  of: 'row',
  nameFor: ({ oem }) => `${action.label} ${oem}`,
});

const view = ofOne({ id: 'view-converter', label: 'View', right: () => true, hrefFor: addressOf });

const nameOf = ({ oem }: Product) => oem;
const edit = (run: CatalogueActionHandlers['onEdit']) =>
  editAction<Product>('converter', {
    ...{ label: 'Edit converter', nameOf, run },
    right: (session) => allows(productBulkEdit.access, session),
  });

const remove = (run: CatalogueActionHandlers['onDelete']) =>
  deleteAction<Product>('converter', {
    ...{ label: 'Delete converter', isDanger: true, nameOf, run },
    right: (session) => allows(productDelete.access, session),
  });

/** What can be done with one converter where prices are set. */
export const pricedConverterActions = ({
  onEdit,
  onDelete,
}: Pick<CatalogueActionHandlers, 'onEdit' | 'onDelete'>): Action<Product>[] => [
  view,
  edit(onEdit),
  remove(onDelete),
];

/** What can be done with the catalogue: in a row, with the chosen converters, on the page and in the palette. */
export const catalogueActions = (on: CatalogueActionHandlers): Action<Product>[] => [
  addAction('converter', {
    label: 'Add Converter',
    right: (session) => allows(productAdd.access, session),
    run: on.onAdd,
  }),
  view,
  edit(on.onEdit),
  ofOne({
    ...{ id: 'show-prices', label: 'Show prices', shortcut: 'P', run: on.onPrices },
    icon: (size) => <CircleDollarSign size={size} />,
    right: (session) => converterRights(session).prices,
  }),
  remove(on.onDelete),
  {
    ...{ of: 'chosen', id: 'edit-chosen', label: 'Edit chosen converters', run: on.onEditChosen },
    right: (session: Session) => allows(productBulkEdit.access, session),
  },
];
