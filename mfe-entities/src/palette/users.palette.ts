import { userList } from '@washcoat/contract-entities';
import { paletteSource } from '@washcoat/platform-sdk';

export default paletteSource({
  definition: userList,
  ask: (text) => ({ text, count: 5 }),
  entriesOf: ({ list }) =>
    list.map(({ userId, firstName, lastName, email, companyName }) => ({
      id: userId,
      title: [firstName, lastName].filter(Boolean).join(' ') || email,
      detail: [email, companyName].filter(Boolean).join(', '),
      icon: 'circle-user',
      route: `/entities/users?text=${encodeURIComponent(email)}`,
    })),
});
