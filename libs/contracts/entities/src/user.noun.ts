import {
  emailField,
  flagField,
  lineField,
  maybeDerivedField,
  maybeLineField,
  maybeRefField,
  momentField,
  neededPhoneField,
  neededRefField,
  noun,
  paperField,
  phoneField,
  pictureField,
  stateField,
  textField,
  wholeField,
  zipField,
  type Answer,
  type Entry,
} from '@washcoat/contract-kernel';

/** Who signs in. A password is no field: it never leaves the service. */
export const user = noun(['user', 'users'], {
  email: emailField('Email'),
  firstName: lineField('First Name', 100, { export: false }),
  lastName: lineField('Last Name', 100, { export: false }),
  phone: neededPhoneField('Phone'),
  smsNumber: phoneField('SMS Number', { export: false }),
  address: lineField('Address', 200),
  city: lineField('City', 100),
  state: stateField('State'),
  zipcode: zipField('Zipcode'),
  notes: textField('Notes', 2000, { export: false }),
  profileUrl: pictureField('Profile picture', { shape: 'person', export: false }),
  driversLicenseUrl: paperField("Driver's licence"),
  companyId: maybeRefField('Company', 'companyName'),
  companyName: maybeDerivedField('Company Name'),
  roleId: neededRefField('Role', 'type'),
  type: maybeDerivedField('Role'),
  /** The facility whose invoices a limited user sees. */
  facilityCity: maybeLineField('Facility', 100),
  /** Chosen in the house only (1 or 4); elsewhere the company decides and another value is refused. */
  hierarchy: wholeField('Hierarchy', [1, 99], { export: false }),
  isAdmin: flagField('Is Admin', { on: false }),
  isSA: flagField('Super admin', { on: false, export: false }),
  /** Follows from the company, and must agree with it. */
  isFranchise: flagField('Is Franchise', { on: false, history: false, export: false }),
  isActive: flagField('Is Active', { on: true }),
  createdDate: momentField('Created', { history: false }),
});
export type User = Answer<typeof user>;
export type UserEntry = Entry<typeof user>;
