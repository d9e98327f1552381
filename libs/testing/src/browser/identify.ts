import type { Page } from '@playwright/test';

export const IDENTIFY = '/converters/identify';
/** The converter of the worked example, which the demonstration has. */
export const CODE = 'KT 0334';
/** What it is made of. */
export const KT_ASSAY = {
  ...{ subweight: 1180, ptAssay: 1250, pdAssay: 2310, rhAssay: 388 },
  ...{ ptDisc: 5, schemeDisc: 6, price2Modifier: -10 },
};

/** What was found, on the page that searches converters. */
export const results = (page: Page) => page.getByRole('region', { name: 'Converters' });
export const foundRows = (page: Page) => results(page).locator('tbody tr');
export const foundRow = (page: Page, code: string) => foundRows(page).filter({ hasText: code }).first();

/** A filter or a tool beside the search. */
export const chip = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
