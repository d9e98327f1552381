import type { NewFacility } from '../facilities/facility.commands';
import { companyId, facilityId } from './trading-companies';

type Place = Omit<NewFacility, 'facilityId' | 'parentCompanyId' | 'city'>;

/** Carts and price modifiers name a facility by its city, so each carries its name as city. */
const facilityOf = (owner: string, place: Place): NewFacility => ({
  ...place,
  facilityId: facilityId(place.name),
  parentCompanyId: companyId(owner),
  city: place.name,
});

/** The facilities of the house, the last one switched off. */
export const houseFacilities: readonly NewFacility[] = [
  facilityOf('house', {
    name: 'Atlanta',
    address: '1180 Foundry St NW',
    state: 'GA',
    zipcode: '30318',
    phone: '4045550101',
    email: 'atlanta@washcoat.test',
    firstName: 'Ruben',
    lastName: 'Alvarez',
  }),
  facilityOf('house', {
    name: 'Burlington',
    address: '940 Industry Dr',
    state: 'NC',
    zipcode: '27215',
    phone: '3365550102',
    email: 'burlington@washcoat.test',
    firstName: 'Maya',
    lastName: 'Ellison',
    isSignRequired: true,
  }),
  facilityOf('house', {
    name: 'Tampa',
    address: '6215 E Broadway Ave',
    state: 'FL',
    zipcode: '33619',
    phone: '8135550103',
    email: 'tampa@washcoat.test',
    firstName: 'Ruben',
    lastName: 'Alvarez',
  }),
  facilityOf('house', {
    name: 'Macon',
    address: '455 Seventh St',
    state: 'GA',
    zipcode: '31201',
    phone: '4785550104',
    email: 'macon@washcoat.test',
    firstName: 'Ruben',
    lastName: 'Alvarez',
    isActive: false,
    isCartCreation: false,
  }),
];

/** One facility per franchise. */
export const franchiseFacilities: readonly NewFacility[] = [
  facilityOf('peachtree', {
    name: 'Peachtree',
    address: '3460 Peachtree Industrial Blvd',
    state: 'GA',
    zipcode: '30341',
    phone: '6785550111',
    email: 'yard@peachtree.test',
    firstName: 'June',
    lastName: 'Hartley',
  }),
  facilityOf('piedmont', {
    name: 'Piedmont',
    address: '2214 Maple Ave',
    state: 'NC',
    zipcode: '27215',
    phone: '3365550121',
    email: 'yard@piedmont.test',
    firstName: 'Carl',
    lastName: 'Benning',
  }),
];
