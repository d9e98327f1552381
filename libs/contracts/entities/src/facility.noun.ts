import {
  activeOrNot,
  derivedField,
  emailField,
  flagField,
  lineField,
  noun,
  phoneField,
  pictureField,
  refField,
  stateField,
  zipField,
  type Answer,
  type Entry,
} from '@washcoat/contract-kernel';

/** A yard where carts are created. */
export const facility = noun(['facility', 'facilities'], {
  name: lineField('Facility Name', 100),
  lastName: lineField('Director Last Name', 100),
  firstName: lineField('Director First Name', 100),
  address: lineField('Address', 200),
  city: lineField('City', 100),
  state: stateField('State'),
  zipcode: zipField('Zipcode'),
  phone: phoneField('Phone'),
  email: emailField('Email'),
  parentCompanyId: refField('Company', 'parentCompanyName'),
  parentCompanyName: derivedField('Company'),
  /** Whether a franchise owns it; hierarchy 1 only sends it, and it must agree with the company. */
  isFacility: flagField('Is Franchise', { on: false, history: false }),
  isCartCreation: flagField('Enable Cart Creation', { on: true }),
  isActive: flagField('Status', { on: true, sides: activeOrNot }),
  isPicRequired: flagField('Picture of every item', { on: false, export: false }),
  isSignRequired: flagField('Signature to finish', { on: false, export: false }),
  isEinRequired: flagField('EIN to create a cart', { on: false, export: false }),
  companyLogo: pictureField('Logo', { export: false }),
});
export type Facility = Answer<typeof facility>;
export type FacilityEntry = Entry<typeof facility>;
