import { loadList } from '@washcoat/contract-loads';
import { paletteSource } from '@washcoat/platform-sdk';
import { loadStatusWord } from '../carts/load-status';

export default paletteSource({
  definition: loadList,
  ask: (text) => ({ text, count: 5 }),
  entriesOf: ({ list }) =>
    list.map(({ loadId, loadName, companyName, status }) => ({
      id: loadId,
      title: loadName,
      detail: `${companyName}, ${loadStatusWord(status)}`,
      icon: 'shopping-cart',
      route: `/load/${loadId}`,
    })),
});
