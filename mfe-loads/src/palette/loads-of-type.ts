import { loadList } from '@washcoat/contract-loads';
import { paletteSource, type PaletteSource } from '@washcoat/platform-sdk';
import { loadStatusWord } from '../carts/load-status';

/** Finds open loads of a type by their names; the palette has each type by itself. */
export const loadsOfType = (type: number): PaletteSource =>
  paletteSource({
    definition: loadList,
    ask: (text) => ({ text, type, count: 5 }),
    entriesOf: ({ list }) =>
      list.map(({ loadId, loadName, companyName, status }) => ({
        id: loadId,
        title: loadName,
        detail: `${companyName}, ${loadStatusWord(status)}`,
        icon: 'shopping-cart',
        route: `/load/${loadId}`,
      })),
  });
