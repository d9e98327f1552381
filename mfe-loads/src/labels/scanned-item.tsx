import { useSearchParams } from '@washcoat/platform-sdk';
import { Button, Card } from '@washcoat/ui';
import { ItemCard } from '../items/item-card';
import { useOpenLoad } from '../load-detail/load-context';

/** The item whose label was scanned, above the others. */
export function ScannedItem() {
  const { load } = useOpenLoad();
  const [query, setQuery] = useSearchParams();
  const itemId = query.get('item');
  if (!itemId) return null;
  const item = load.items.find((one) => one.itemId === itemId);
  const close = () => {
    const { item: _closed, ...rest } = Object.fromEntries(query);
    setQuery(rest);
  };
  return (
    <Card
      title="Scanned label"
      action={
        <Button size={44} onClick={close}>
          Close
        </Button>
      }
    >
      {item ? <ItemCard item={item} /> : <p>This item is not on this load any more.</p>}
    </Card>
  );
}
