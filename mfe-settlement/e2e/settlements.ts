import { expect, type Page } from '@playwright/test';
import { addCustomer, unique, type Made } from '@washcoat/testing/browser/people';
import type { Caller } from '@washcoat/testing/browser/product';

export const BUYER = 'sa@washcoat.test';

/** Saves a settlement with a customer of its own; answers its id and its number. */
export async function addSettlement(caller: Caller, facts: object = {}) {
  const { companyId, companyName } = await knownCustomer(caller);
  const settlementNo = unique('settlement');
  const { settlementId } = await caller.send('POST', '/write/v1/settlement/save', {
    companyId,
    facilityCity: 'Atlanta',
    settlementNo,
    contractNo: 'GC-118',
    shipmentNo: 'TPA-0932',
    receivedDate: '2026-10-12',
    metalDueDate: '2026-12-28',
    lotTableData: [
      { lotNo: 'L-1', sampleNo: 'S-2207', netDry: 1520.5, ptPpm: 1105, pdPpm: 1980, rhPpm: 312 },
    ],
    hedgeTableData: [{ hedgeNo: 'H-1', hedgeDate: '2026-10-15', ptOz: 20, ptUnitPrice: 985.5 }],
    ...facts,
  });
  return { settlementId: String(settlementId), settlementNo, companyName };
}

/** A new customer, once settlements know of it. */
export async function knownCustomer(caller: Caller, fields: object = {}): Promise<Made> {
  const made = await addCustomer(caller, fields);
  await expect
    .poll(async () => {
      const { list } = await caller.get('/read/v1/settlement/companies', { text: made.companyName });
      return Array.isArray(list) && list.length;
    })
    .toBe(1);
  return made;
}

/** The settlement as it is stored. */
export const read = (caller: Caller, settlementId: string) =>
  caller.get('/read/v1/settlement/get', { settlementId });

/** Puts text into the clipboard of a field, as a paste from a spreadsheet does. */
export async function pasteInto(page: Page, label: string, text: string): Promise<void> {
  await page.getByLabel(label, { exact: true }).evaluate((field, given) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text', given);
    field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, text);
}
