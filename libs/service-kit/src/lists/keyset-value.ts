import type { KeysetColumn } from './keyset-page';

const moment = /^(\d{4}-\d\d-\d\d) (\d\d:\d\d:\d\d(?:\.\d{1,6})?)([+-]\d\d)(:\d\d)?$/;

const isOf: Record<KeysetColumn['type'], (text: string) => boolean> = {
  text: (text) => !text.includes('\0'),
  uuid: (text) => /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text),
  timestamptz(text) {
    const [, day, time, hours, minutes = ':00'] = moment.exec(text) ?? [];
    return day !== undefined && !Number.isNaN(Date.parse(`${day}T${time}${hours}${minutes}`));
  },
  numeric: (text) => /^-?\d{1,100}(\.\d{1,100})?$/.test(text),
  integer: (text) => /^-?\d{1,10}$/.test(text) && Math.abs(Number(text)) < 2 ** 31,
  boolean: (text) => text === 'true' || text === 'false',
};

/** Whether a text is one that the database writes for a value of this type, and so can read. */
export function isKeysetValue(type: KeysetColumn['type'], text: string): boolean {
  return isOf[type](text);
}
