import {
  company,
  companyDump,
  companyExport,
  companyList,
  type Company,
  type Session,
} from '@washcoat/contract-entities';
import {
  everyRow,
  exportColumnsOf,
  exportFile,
  mapKeysetPage,
  type Download,
  type DownloadContext,
  type ExportColumn,
  type Service,
} from '@washcoat/service-kit';
import { companySight } from './company-sight.policy';
import { presentCompany } from './company.presenter';
import { listCompanies } from './list-companies';

type Column = ExportColumn<Company>;

const named = { companyName: { title: 'Customer' }, companyType: { id: 'type', title: 'Type' } };

/** The columns of the customers list that `viewer` may see. */
const listColumns = (viewer: Session): readonly Column[] =>
  exportColumnsOf(company, {
    only: [
      ...(['companyName', 'createdDate', 'address', 'email', 'companyType', 'facility'] as const),
      'groupModifier',
      ...([1, 10].includes(viewer.hierarchy) ? (['isActive'] as const) : []),
    ],
    changes: {
      ...named,
      address: { title: 'Address', value: addressLine },
      groupModifier: { id: 'priceAdjust', title: 'Price Adjust', value: priceAdjust },
    },
    sight: companySight(viewer),
  });

const unitOf = (isPercentage: boolean) => (isPercentage ? '%' : '$');

/** Every field of a customer that `viewer` may see. */
const dumpColumns = (viewer: Session): readonly Column[] =>
  exportColumnsOf(company, {
    only: [
      ...([
        'companyName',
        'companyType',
        'parentCompanyName',
        'address',
        'address1',
        'city',
        'state',
      ] as const),
      ...(['zipcode', 'firstName', 'lastName', 'email', 'phone', 'facility', 'driversLicense'] as const),
      ...(['businessLicense', 'ein', 'priceMod', 'priceModIsPercentage', 'groupModifier'] as const),
      ...(['groupModifierIsPercentage', 'groupDiscount', 'isActive', 'createdDate'] as const),
    ],
    changes: {
      ...named,
      parentCompanyName: { title: 'Belongs To' },
      firstName: { title: 'First Name' },
      lastName: { title: 'Last Name' },
      driversLicense: { title: "Driver's License" },
      businessLicense: { title: 'Business License' },
      priceMod: { title: 'Price Modifier' },
      priceModIsPercentage: {
        title: 'Price Modifier Unit',
        value: ({ priceModIsPercentage }) => unitOf(priceModIsPercentage),
      },
      groupModifier: { title: 'Group Modifier' },
      groupModifierIsPercentage: {
        title: 'Group Modifier Unit',
        value: ({ groupModifierIsPercentage }) => unitOf(groupModifierIsPercentage),
      },
      groupDiscount: { title: 'Group Discount %' },
    },
    sight: companySight(viewer),
  });

type Filters = Omit<Parameters<typeof listCompanies>[2], 'count' | 'offset' | 'after'>;

const rowsFor = ({ database, session }: Pick<DownloadContext, 'database' | 'session'>, filters: Filters) =>
  everyRow(async (page) =>
    mapKeysetPage(await listCompanies(database, session, { ...filters, ...page }), (row) =>
      presentCompany(row, session),
    ),
  );

/** The files of the customers list: the current view, and every customer in scope with every field. */
export function companyDownloads({ platform: { timezone: timeZone } }: Service): readonly Download[] {
  const fileName = 'customers';
  return [
    {
      call: companyExport,
      async make(context, input) {
        const { format, columns: chosen, ...filters } = companyExport.input.parse(input);
        const columns = listColumns(context.session);
        return exportFile({ fileName, format, columns, chosen, rows: rowsFor(context, filters), timeZone });
      },
    },
    {
      call: companyDump,
      async make(context) {
        const rows = rowsFor(context, companyList.input.parse({}));
        const columns = dumpColumns(context.session);
        return exportFile({ fileName, format: 'csv', columns, rows, timeZone });
      },
    },
  ];
}

/** A minus that no spreadsheet takes for the start of a formula. */
const MINUS = '\u2212';

function priceAdjust({ groupModifier: modifier, groupModifierIsPercentage: isPercentage }: Company) {
  if (modifier === null) return null;
  const sign = modifier < 0 ? MINUS : '';
  const amount = Math.abs(modifier);
  return isPercentage ? `${sign}${amount}%` : `${sign}$${amount}`;
}

function addressLine({ address, address1, city, state, zipcode }: Company): string {
  return [address, address1, city, `${state} ${zipcode}`.trim()].filter(Boolean).join(', ');
}
