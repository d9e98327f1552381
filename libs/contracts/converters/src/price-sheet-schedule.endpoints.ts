import { allow, endpoint, id, moment, saved } from '@washcoat/contract-kernel';
import { z } from 'zod';
import { sheetAccess } from './price-sheets.endpoints';

const service = 'converters';
const path = '/product/priceSheet/schedule';
const access = allow(sheetAccess);

/** Where whoever gets sheets by schedule ends them, signed out; below it lies a page for each ticket. */
export const SHEETS_UNSUBSCRIBE = '/unsubscribe/prices';

const setting = {
  /** On which days a sheet is mailed (Monday is 1), and when in the zone of the installation. */
  days: z.array(z.number().int().min(1).max(7)).min(1, 'Choose at least one day').max(7),
  time: z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Use a time like 09:30'),
  /** For how many days from the one on which it is mailed its prices are meant to hold; null to say nothing. */
  validDays: z.number().int().min(0).max(365).nullable(),
};

export const priceSheetSchedule = endpoint({
  id: 'priceSheetSchedule',
  service,
  method: 'GET',
  path: `/read/v1${path}`,
  summary: 'When a customer gets its price sheet by mail; null when never',
  access,
  input: z.object({ companyId: id }),
  output: z.object({
    timezone: z.string(),
    schedule: z
      .object({
        ...setting,
        family: z.string().nullable(),
        ctype: z.number().int().nullable(),
        isTop: z.boolean(),
        setBy: z.string(),
        setAt: moment,
        /** Why it was not mailed when it was due, in a sentence; empty while it was. */
        waits: z.string(),
        /** When the customer ended these mails; null while they come. */
        endedAt: moment.nullable(),
      })
      .nullable(),
  }),
});
export type PriceSheetSchedule = z.output<typeof priceSheetSchedule.output>;

export const priceSheetScheduleEdit = endpoint({
  id: 'priceSheetScheduleEdit',
  service,
  method: 'PUT',
  path: `/write/v1${path}`,
  summary:
    'Has the sheet of a customer’s prices mailed to it on days of the week, in the name of who sets it',
  access,
  input: z.object({
    companyId: id,
    family: z.string().max(120).optional(),
    ctype: z.number().int().optional(),
    isTop: z.boolean().optional(),
    ...setting,
  }),
  output: saved,
});

export const priceSheetScheduleDelete = endpoint({
  id: 'priceSheetScheduleDelete',
  service,
  method: 'DELETE',
  path: `/write/v1${path}`,
  summary: 'Mails a customer no more price sheets by schedule',
  access,
  input: z.object({ companyId: id }),
  output: saved,
});
