import { seedId, type DemoCompanyKey } from '@washcoat/service-kit/seed';
import type { NewCompany } from '../companies/add-company';
import { customerSites, type CustomerSite } from './customer-sites';
import { companyId, facilityId } from './trading-companies';

const CORNER = 'Corner Muffler';
const firstNames = ['Alan', 'Bianca', 'Curtis', 'Denise', 'Earl', 'Faye', 'Gary', 'Helen', 'Ivan', 'Joyce'];
const lastNames = ['Ames', 'Bowers', 'Crane', 'Dutton', 'Easley', 'Foss', 'Grady', 'Holt', 'Ingram', 'Kemp'];
const areaCodes: Record<string, string> = { GA: '770', NC: '336', FL: '813' };
const FACILITY_OF_PARENT: Partial<Record<DemoCompanyKey, string>> = {
  peachtree: 'Peachtree',
  piedmont: 'Piedmont',
  gulfcoast: 'Tampa',
  bayshore: 'Tampa',
};

/** The customer whose prices the domain rules work out by number. */
const corner: Partial<NewCompany> = {
  companyId: companyId('corner'),
  firstName: 'Lee',
  lastName: 'Corner',
  phone: '4045550142',
  email: 'office@corner.test',
  priceMod: '-2',
  priceModIsPercentage: true,
  groupModifier: '1.5',
  groupModifierIsPercentage: false,
  groupDiscount: '1',
  discounts: [{ facilityId: facilityId('Atlanta'), discount: 4 }],
  lookupRestriction: null,
};

/** The forty customers of the house, the franchises and the sellers; `random` draws contacts and price fields. */
export function demoCustomers(random: () => number): NewCompany[] {
  return customerSites.map((site, index) => {
    const drawn = drawCustomer(site, index, random);
    return site.name === CORNER ? { ...drawn, ...corner } : drawn;
  });
}

function drawCustomer(site: CustomerSite, index: number, random: () => number): NewCompany {
  const facility = FACILITY_OF_PARENT[site.parent] ?? site.facility;
  const hasMod = random() < 0.6;
  const hasGroup = random() < 0.5;
  const isDollars = random() < 0.4;
  return {
    companyId: seedId('company', site.name),
    companyName: site.name,
    companyType: 'CUSTOMER',
    parentCompanyId: companyId(site.parent),
    address: site.address,
    city: site.city,
    state: site.state,
    zipcode: site.zipcode,
    email: `office@${site.name.toLowerCase().replace(/[^a-z0-9]/g, '')}.test`,
    phone: `${areaCodes[site.state] ?? '404'}5550${String(150 + index)}`,
    firstName: pick(firstNames, random),
    lastName: pick(lastNames, random),
    facility,
    businessLicense: random() < 0.7 ? `${site.state}-SMR-${24_000 + index * 37}` : null,
    driversLicense: random() < 0.5 ? `${site.state}${7_310_000 + index * 911}` : null,
    ein: random() < 0.6 ? String(580_441_000 + index * 7_013) : null,
    priceMod: hasMod ? halves(random, -4, 1) : null,
    groupModifier: hasGroup ? halves(random, -2, 3) : null,
    groupModifierIsPercentage: !isDollars,
    groupDiscount: random() < 0.3 ? halves(random, 0.5, 3) : null,
    lookupRestriction: pick([null, 1, 2, 3] as const, random),
    isPictureMandatory: random() < 0.15,
    canSeeUnitPrice: true,
    canSeeSubtotal: true,
    canSeeMarkup: false,
    canBuildCart: false,
  };
}

function pick<T>(choices: readonly T[], random: () => number): T {
  const choice = choices[Math.floor(random() * choices.length)];
  if (choice === undefined) throw new Error('There is nothing to pick from.');
  return choice;
}

/** A multiple of one half from `low` to `high`, as the decimal text that is stored. */
const halves = (random: () => number, low: number, high: number) =>
  String(low + Math.floor(random() * ((high - low) * 2 + 1)) / 2);
