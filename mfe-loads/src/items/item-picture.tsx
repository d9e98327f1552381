import type { LoadItem } from '@washcoat/contract-loads';
import { LightBox, Picture } from '@washcoat/ui';
import { useState } from 'react';
import { itemName } from './item-words';

/** The pictures of an item: those taken for this load, else the one of the catalogue. */
export function ItemPicture({ item, size }: { item: LoadItem; size: 48 | 88 }) {
  const [shown, setShown] = useState<number | null>(null);
  const { url, loadUrls, oem, type } = item;
  const addresses = loadUrls.length ? loadUrls : url ? [url] : [];
  const name = itemName(item);
  return (
    <>
      <Picture
        src={addresses[0]}
        alt={name}
        size={size}
        code={oem}
        type={type}
        onOpen={addresses.length ? () => setShown(0) : undefined}
      />
      {shown !== null && (
        <LightBox
          title={name}
          pictures={addresses.map((src) => ({ src, alt: name }))}
          index={shown}
          onIndexChange={setShown}
          onClose={() => setShown(null)}
        />
      )}
    </>
  );
}
