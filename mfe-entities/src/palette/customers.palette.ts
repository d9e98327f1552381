import { companyList } from '@washcoat/contract-entities';
import { paletteSource } from '@washcoat/platform-sdk';

export default paletteSource({
  definition: companyList,
  ask: (text) => ({ text, count: 5 }),
  entriesOf: ({ list }) =>
    list.map(({ companyId, companyName, city, state }) => ({
      id: companyId,
      title: companyName,
      detail: [city, state].filter(Boolean).join(', '),
      icon: 'building-2',
      route: `/entities/viewGroupId/${companyId}`,
    })),
});
