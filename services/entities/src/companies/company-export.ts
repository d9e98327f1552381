import { companyDump, companyExport, companyList, type Session } from '@washcoat/contract-entities';
import { everyRow, exportFile, type Download, type ExportColumn, type Service } from '@washcoat/service-kit';
import { sightOf } from './company-sight.policy';
import { numberOrNull } from './company.presenter';
import type { NamedCompanyRow } from './company.repository';
import { listCompanies } from './list-companies';

type Column = ExportColumn<NamedCompanyRow>;

const typeNames: Record<string, string> = {
  FRANCHISE: 'Franchise',
  SELLER: 'Partner Seller',
  CUSTOMER: 'Customer',
};

const column = (id: string, title: string, value: Column['value']): Column => ({ id, title, value });

const name = column('companyName', 'Customer', (row) => row.company_name);
const created = column('createdDate', 'Created', (row) => row.created_at);
const email = column('email', 'Email', (row) => row.email);
const type = column('type', 'Type', (row) => typeNames[row.company_type] ?? row.company_type);
const facility = column('facility', 'Facility', (row) => row.facility);
const active = column('isActive', 'Is Active?', (row) => row.is_active);

/** The columns of the customers list that `viewer` may see. */
function listColumns(viewer: Session): Column[] {
  const adjust = column('priceAdjust', 'Price Adjust', priceAdjust);
  return [
    name,
    created,
    column('address', 'Address', addressLine),
    email,
    type,
    facility,
    ...(sightOf(viewer).groupModifier ? [adjust] : []),
    ...([1, 10].includes(viewer.hierarchy) ? [active] : []),
  ];
}

/** Every field of a customer that `viewer` may see. */
function dumpColumns(viewer: Session): Column[] {
  const sight = sightOf(viewer);
  const unit = (isPercentage: boolean) => (isPercentage ? '%' : '$');
  return [
    name,
    type,
    column('parentCompanyName', 'Belongs To', (row) => row.parent_company_name),
    column('address', 'Address 1', (row) => row.address),
    column('address1', 'Address 2', (row) => row.address1),
    column('city', 'City', (row) => row.city),
    column('state', 'State', (row) => row.state),
    column('zipcode', 'Zipcode', (row) => row.zipcode),
    column('firstName', 'First Name', (row) => row.first_name),
    column('lastName', 'Last Name', (row) => row.last_name),
    email,
    column('phone', 'Phone', (row) => row.phone),
    facility,
    column('driversLicense', "Driver's License", (row) => row.drivers_license),
    column('businessLicense', 'Business License', (row) => row.business_license),
    column('ein', 'EIN', (row) => row.ein),
    ...(sight.priceMod
      ? [
          column('priceMod', 'Price Modifier', (row) => numberOrNull(row.price_mod)),
          column('priceModUnit', 'Price Modifier Unit', (row) => unit(row.price_mod_is_percentage)),
        ]
      : []),
    ...(sight.groupModifier
      ? [
          column('groupModifier', 'Group Modifier', (row) => numberOrNull(row.group_modifier)),
          column('groupModifierUnit', 'Group Modifier Unit', (row) => unit(row.group_modifier_is_percentage)),
          column('groupDiscount', 'Group Discount %', (row) => numberOrNull(row.group_discount)),
        ]
      : []),
    active,
    created,
  ];
}

/** The files of the customers list: the current view, and every customer in scope with every field. */
export function companyDownloads({ platform }: Service): readonly Download[] {
  return [
    {
      call: companyExport,
      async make({ database, session }, input) {
        const { format, columns: chosen, ...filters } = companyExport.input.parse(input);
        const columns = listColumns(session);
        const rows = everyRow((page) => listCompanies(database, session, { ...filters, ...page }));
        return exportFile({
          fileName: 'customers',
          format,
          columns,
          chosen,
          rows,
          timeZone: platform.timezone,
        });
      },
    },
    {
      call: companyDump,
      async make({ database, session }) {
        const filters = companyList.input.parse({});
        const columns = dumpColumns(session);
        const rows = everyRow((page) => listCompanies(database, session, { ...filters, ...page }));
        return exportFile({
          fileName: 'customers',
          format: 'csv',
          columns,
          rows,
          timeZone: platform.timezone,
        });
      },
    },
  ];
}

/** A minus that no spreadsheet takes for the start of a formula. */
const MINUS = '\u2212';

function priceAdjust({
  group_modifier: modifier,
  group_modifier_is_percentage: isPercentage,
}: NamedCompanyRow) {
  if (modifier === null) return null;
  const sign = modifier.startsWith('-') ? MINUS : '';
  const amount = modifier.replace('-', '');
  return isPercentage ? `${sign}${amount}%` : `${sign}$${amount}`;
}

function addressLine({ address, address1, city, state, zipcode }: NamedCompanyRow): string {
  return [address, address1, city, `${state} ${zipcode}`.trim()].filter(Boolean).join(', ');
}
