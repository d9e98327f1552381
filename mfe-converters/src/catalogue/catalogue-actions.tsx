import type { Product } from '@washcoat/contract-converters';
import { hrefTo } from '@washcoat/platform-sdk';
import { IconButton, LinkButton, Menu } from '@washcoat/ui';
import type { MenuEntry } from '@washcoat/ui';
import { CircleDollarSign, Ellipsis, Pencil, Trash2 } from 'lucide-react';

/** What can be done with a converter; absent is what the user may not. */
export interface CatalogueActions {
  onEdit?: (product: Product) => void;
  onPrices?: (product: Product) => void;
  onDelete?: (product: Product) => void;
}

/** The address of a converter whose Back leads to the catalogue. */
export const addressOf = ({ productId }: Pick<Product, 'productId'>): string => `/converter/${productId}/1`;

function entriesOf(product: Product, { onEdit, onPrices, onDelete }: CatalogueActions): MenuEntry[] {
  const entries: MenuEntry[] = [];
  if (onEdit)
    entries.push({ label: 'Edit converter', icon: <Pencil size={16} />, onSelect: () => onEdit(product) });
  if (onPrices)
    entries.push({
      label: 'Show prices',
      icon: <CircleDollarSign size={16} />,
      onSelect: () => onPrices(product),
    });
  if (onDelete && entries.length > 0) entries.push('line');
  if (onDelete)
    entries.push({
      label: 'Delete converter',
      icon: <Trash2 size={16} />,
      danger: true,
      onSelect: () => onDelete(product),
    });
  return entries;
}

export interface CatalogueRowActionsProps extends CatalogueActions {
  product: Product;
  size?: 28 | 44;
}

/** The actions of one row. */
export function CatalogueRowActions({ product, size = 28, ...actions }: CatalogueRowActionsProps) {
  const entries = entriesOf(product, actions);
  return (
    <>
      <LinkButton kind="quiet" size={size} aria-label={`View ${product.oem}`} {...hrefTo(addressOf(product))}>
        View
      </LinkButton>
      {entries.length > 0 && (
        <Menu
          label={`More for ${product.oem}`}
          trigger={
            <IconButton size={size} label={`More for ${product.oem}`}>
              <Ellipsis size={16} />
            </IconButton>
          }
          entries={entries}
        />
      )}
    </>
  );
}
