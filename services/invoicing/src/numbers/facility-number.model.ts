import { optional, tableModel, textColumn, wholeColumn } from '@washcoat/service-kit';

/** The letters of a facility, the last number that was given to an invoice of it, and what it is called today. */
export class FacilityNumberModel extends tableModel('facility_number', ['facilityId'], {
  facilityId: textColumn,
  code: textColumn,
  lastNumber: wholeColumn,
  /** Which version of the facility its invoices carry the name and city of. */
  facilityVersion: wholeColumn,
  name: optional(textColumn),
  city: optional(textColumn),
}) {}
