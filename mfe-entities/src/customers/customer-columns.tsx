import type { Company } from '@washcoat/contract-entities';
import type { Action } from '@washcoat/platform-sdk';
import { RowActions } from '@washcoat/platform-sdk/lists';
import { actionsColumn, textColumn, type Column } from '@washcoat/ui/data-grid';
import { CustomerActive } from './customer-active';
import { CustomerAddress, CustomerName } from './customer-name';
import { priceAdjust, typeName } from './customer-words';

const VIEW_WIDTH = 80;
const ICON_WIDTH = 28;
const ICONS = 3;

const priceColumn: Column<Company> = textColumn({
  id: 'priceAdjust',
  title: 'Price Adjust',
  value: priceAdjust,
  priority: 6,
});

/** The columns of the customers list; prices for those who may see them. */
export function customerColumns(actions: readonly Action<Company>[], seesPrices: boolean): Column<Company>[] {
  return [
    {
      id: 'companyName',
      title: 'Customer',
      sortable: true,
      minWidth: 180,
      flex: 1.4,
      priority: 1,
      render: (row) => <CustomerName company={row} />,
    },
    {
      id: 'address',
      title: 'Address',
      minWidth: 160,
      priority: 4,
      skeleton: 'text',
      render: (row) => <CustomerAddress company={row} />,
    },
    textColumn({
      id: 'email',
      title: 'Email',
      value: (row) => row.email,
      minWidth: 180,
      flex: 1.4,
      priority: 5,
    }),
    textColumn({ id: 'type', title: 'Type', value: typeName, minWidth: 104, priority: 3 }),
    textColumn({ id: 'facility', title: 'Facility', value: (row) => row.facility, priority: 3 }),
    ...(seesPrices ? [priceColumn] : []),
    {
      id: 'isActive',
      title: 'Is Active?',
      width: 104,
      priority: 2,
      skeleton: 'pill',
      render: (row) => <CustomerActive customer={row} />,
    },
    actionsColumn({
      width:
        VIEW_WIDTH + ICON_WIDTH * (ICONS + (actions.some(({ label }) => label === 'ADD_FRANCHISE') ? 1 : 0)),
      render: (row) => <RowActions row={row} actions={actions} />,
    }),
  ];
}
