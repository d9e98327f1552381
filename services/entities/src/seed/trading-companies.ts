import { demoCompanies, seedId } from '@washcoat/service-kit/seed';
import type { NewCompany } from '../companies/add-company';
import type { Logo } from './logo';

export const companyId = (key: string) => seedId('company', key);
export const facilityId = (name: string) => seedId('facility', name);
const HOUSE_ID = companyId('house');

/** The operator of the installation. */
export const house: NewCompany = {
  companyId: HOUSE_ID,
  companyName: demoCompanies.house.companyName,
  companyType: 'HOUSE',
  parentCompanyId: null,
  address: '1180 Foundry St NW',
  city: 'Atlanta',
  state: 'GA',
  zipcode: '30318',
  email: 'office@washcoat.test',
  phone: '4045550100',
  firstName: 'Dana',
  lastName: 'Whitlock',
  ein: '581234500',
};

const settings = { canSeeUnitPrice: true, canSeeSubtotal: true };

/** The franchises and the partner sellers below the house. */
export const traders: readonly NewCompany[] = [
  {
    companyId: companyId('peachtree'),
    ...demoCompanies.peachtree,
    companyType: 'FRANCHISE',
    parentCompanyId: HOUSE_ID,
    address: '3460 Peachtree Industrial Blvd',
    city: 'Atlanta',
    state: 'GA',
    zipcode: '30341',
    email: 'office@peachtree.test',
    phone: '6785550110',
    firstName: 'June',
    lastName: 'Hartley',
    ein: '583340110',
    businessLicense: 'GA-SMR-20418',
    priceMod: '-1',
    ...settings,
    canSeeMarkup: true,
    canBuildCart: true,
  },
  {
    companyId: companyId('piedmont'),
    ...demoCompanies.piedmont,
    companyType: 'FRANCHISE',
    parentCompanyId: HOUSE_ID,
    address: '2214 Maple Ave',
    city: 'Burlington',
    state: 'NC',
    zipcode: '27215',
    email: 'office@piedmont.test',
    phone: '3365550120',
    firstName: 'Carl',
    lastName: 'Benning',
    ein: '563340120',
    businessLicense: 'NC-SMD-11873',
    priceMod: '-1.5',
    ...settings,
    canSeeMarkup: true,
    canBuildCart: true,
  },
  {
    companyId: companyId('gulfcoast'),
    ...demoCompanies.gulfcoast,
    companyType: 'SELLER',
    parentCompanyId: HOUSE_ID,
    address: '5107 Causeway Blvd',
    city: 'Tampa',
    state: 'FL',
    zipcode: '33619',
    email: 'office@gulfcoast.test',
    phone: '8135550130',
    firstName: 'Rosa',
    lastName: 'Delgado',
    ein: '593340130',
    businessLicense: 'FL-SMR-30925',
    groupModifier: '2',
    groupDiscount: '0.5',
    ...settings,
    canBuildCart: true,
  },
  {
    companyId: companyId('bayshore'),
    ...demoCompanies.bayshore,
    companyType: 'SELLER',
    parentCompanyId: HOUSE_ID,
    address: '8820 E Adamo Dr',
    city: 'Tampa',
    state: 'FL',
    zipcode: '33619',
    email: 'office@bayshore.test',
    phone: '8135550140',
    firstName: 'Tom',
    lastName: 'Okafor',
    ein: '593340140',
    businessLicense: 'FL-SMR-31107',
    priceMod: '-0.75',
    discounts: [{ facilityId: facilityId('Tampa'), discount: 1 }],
    ...settings,
    canBuildCart: true,
  },
];

/** The logos of those that have one, by their ids. */
export const logos: Readonly<Record<string, Logo>> = {
  [companyId('house')]: { initials: 'WH', colour: '#b4532a' },
  [companyId('peachtree')]: { initials: 'PC', colour: '#2f6f73' },
  [companyId('piedmont')]: { initials: 'PM', colour: '#4b5fa5' },
};
