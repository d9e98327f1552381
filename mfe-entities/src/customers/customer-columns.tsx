import { company as noun, type Company } from '@washcoat/contract-entities';
import type { Action } from '@washcoat/platform-sdk';
import { nounColumns, RowActions } from '@washcoat/platform-sdk/lists';
import { actionsColumn, type Column } from '@washcoat/ui/data-grid';
import { CustomerActive } from './customer-active';
import { CustomerAddress, CustomerName } from './customer-name';
import { priceAdjust } from './customer-words';

const VIEW_WIDTH = 80;
const ICON_WIDTH = 28;
const ICONS = 3;

/** The columns of the list of customers, or of franchises, called `title`; prices for those who may see them. */
export const customerColumns = (
  actions: readonly Action<Company>[],
  seesPrices: boolean,
  title: string,
): Column<Company>[] => [
  ...nounColumns(
    noun,
    {
      companyName: {
        ...{ title, sortable: true, minWidth: 180, flex: 1.4, priority: 1 },
        render: (row) => <CustomerName company={row} />,
      },
      address: {
        ...{ title: 'Address', minWidth: 160, priority: 4, skeleton: 'text' },
        render: (row) => <CustomerAddress company={row} />,
      },
      email: { sortable: true, minWidth: 180, flex: 1.4, priority: 5 },
      companyType: { id: 'type', title: 'Type', sortable: true, minWidth: 104, priority: 3 },
      facility: { sortable: true, priority: 3 },
      groupModifier: { id: 'priceAdjust', title: 'Price Adjust', value: priceAdjust, priority: 6 },
      isActive: {
        ...{ sortable: true, width: 104, priority: 2, skeleton: 'pill' },
        render: (row) => <CustomerActive customer={row} />,
      },
    },
    [
      ...(['companyName', 'address', 'email', 'companyType', 'facility'] as const),
      ...(seesPrices ? (['groupModifier'] as const) : []),
      'isActive',
    ],
  ),
  actionsColumn({
    width:
      VIEW_WIDTH + ICON_WIDTH * (ICONS + (actions.some(({ label }) => label === 'ADD_FRANCHISE') ? 1 : 0)),
    render: (row) => <RowActions row={row} actions={actions} />,
  }),
];
