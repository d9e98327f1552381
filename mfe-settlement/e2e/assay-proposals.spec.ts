import { seedId } from '@washcoat/service-kit/seed';
import { tabTo } from '@washcoat/testing/browser/people';
import { Caller, expect, openAs, test } from '@washcoat/testing/browser/product';
import { addSettlement } from './settlements';

interface Box {
  loadId: string;
  box: number;
  pieces: number;
  pounds: number;
  unknownLines: number;
  ounces: Record<'pt' | 'pd' | 'rh', number>;
}

const HEAVY_POUNDS = 3.5;
const POUND_GRAMS = 453.59237;
const OUNCE_GRAMS = 31.1034768;

/** Completes a settlement of one box of the house's purchases, of which a tenth less metal was settled than expected. */
async function settleShort(caller: Caller) {
  const companyId = seedId('company', 'house');
  const entry = { companyId, lotTableData: [{ lotNo: 'L-1', netDry: 1 }] };
  const { settlementId, settlementNo } = await addSettlement(caller, entry);
  const { list } = await caller.get('/read/v1/settlement/offered', { settlementId, count: '100' });
  const boxes = (list as { boxes: Box[] }[]).flatMap((invoice) => invoice.boxes);
  // A single heavy piece may explain what is missing by itself, and then the others are proposed no change.
  const known = boxes.filter(
    ({ pieces, pounds, ounces, unknownLines }) =>
      pounds > 0 && pounds < HEAVY_POUNDS * pieces && ounces.pt > 0 && !unknownLines,
  );
  const box = await takeOne(caller, settlementId, known);
  const ppm = (ounces: number) => (ounces * 0.9 * OUNCE_GRAMS * 1e6) / (box.pounds * POUND_GRAMS);
  await caller.send('POST', '/write/v1/settlement/save', {
    ...{ settlementId, companyId, facilityCity: 'Atlanta', settlementNo, contractNo: 'GC-118' },
    ...{ shipmentNo: 'TPA-0932', receivedDate: '2026-10-12', metalDueDate: '2026-12-28', isComplete: true },
    lotTableData: [
      {
        ...{ lotNo: 'L-1', netDry: box.pounds, ptPpm: ppm(box.ounces.pt) },
        ...{ pdPpm: ppm(box.ounces.pd), rhPpm: ppm(box.ounces.rh) },
      },
    ],
  });
  return settlementNo;
}

/** Puts one of these boxes into the settlement; another test may have taken the first ones meanwhile. */
async function takeOne(caller: Caller, settlementId: string, boxes: readonly Box[]): Promise<Box> {
  const from = Math.floor(Math.random() * boxes.length);
  let refusal: unknown = new Error('No box of the house is left to be settled.');
  for (const box of [...boxes.slice(from), ...boxes.slice(0, from)].slice(0, 5)) {
    const chosen = { settlementId, lotNo: 'L-1', boxes: [{ loadId: box.loadId, box: box.box }] };
    try {
      await caller.send('POST', '/write/v1/settlement/purchases/choose', chosen);
      return box;
    } catch (error) {
      refusal = error;
    }
  }
  throw refusal;
}

/** The proposals of a settlement, once the catalogue has worked them out. */
async function proposalsOf(caller: Caller, settlementNo: string) {
  const asked = async () => {
    const { list } = await caller.get('/read/v1/assayProposal/getAll', { text: settlementNo });
    return list as { assayProposalId: string; family: string }[];
  };
  await expect.poll(async () => (await asked()).length, { timeout: 30_000 }).toBeGreaterThan(0);
  return asked();
}

test('assays that a settlement proposes are accepted and undone by mouse, with prices before and after, and others see it happen', async ({
  page,
  browser,
}) => {
  test.setTimeout(150_000);
  const caller = await Caller.signIn('sa@washcoat.test');
  const settlementNo = await settleShort(caller);
  const [proposal] = await proposalsOf(caller, settlementNo);
  if (!proposal) throw new Error('Nothing was proposed.');
  await openAs(page, 'sa@washcoat.test', '/assay-proposals');
  const status = (word: string) =>
    page.getByRole('banner').or(page.getByRole('main')).getByText(word, { exact: true }).first();
  await test.step('its line in the list opens it', async () => {
    await page.getByRole('searchbox').first().fill(settlementNo);
    await page
      .getByRole('row')
      .filter({ hasText: settlementNo })
      .filter({ hasText: proposal.family })
      .first()
      .click();
    await expect(page).toHaveURL(new RegExp(proposal.assayProposalId));
    const evidence = page.getByRole('table', { name: 'Expected and settled ounces' });
    await expect(evidence.getByRole('row').filter({ hasText: 'Platinum' })).toContainText(
      /[-−]\d+(\.\d)?\s%/,
    );
    await expect(page.getByRole('table', { name: 'Converters of the proposal' })).toContainText('$');
  });
  const elsewhere = await browser.newContext();
  const theirs = await elsewhere.newPage();
  await openAs(theirs, 'admin@washcoat.test', `/assay-proposals?text=${settlementNo}`);
  const theirLine = theirs.getByRole('row').filter({ hasText: proposal.family });
  await expect(theirLine).toHaveCount(1, { timeout: 30_000 });
  await test.step('accepted', async () => {
    await page.getByRole('button', { name: 'Accept', exact: true }).click();
    await page
      .getByRole('dialog')
      .or(page.getByRole('alertdialog'))
      .getByRole('button', { name: 'Accept' })
      .click();
    await expect(status('Accepted')).toBeVisible();
    await expect(theirLine).toHaveCount(0);
    await theirs.goto(`/assay-proposals/${proposal.assayProposalId}`);
    await expect(theirs.getByRole('button', { name: 'Undo', exact: true })).toBeVisible();
  });
  await test.step('undone', async () => {
    await page.getByRole('button', { name: 'Undo', exact: true }).click();
    await page
      .getByRole('dialog')
      .or(page.getByRole('alertdialog'))
      .getByRole('button', { name: 'Undo' })
      .click();
    await expect(status('Undone')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Accept', exact: true })).toHaveCount(0);
    await expect(theirs.getByText('Undone', { exact: true }).first()).toBeVisible();
    await expect(theirs.getByRole('button', { name: 'Undo', exact: true })).toHaveCount(0);
  });
  await elsewhere.close();
});

test('assays are refused with a reason, accepted and undone by keyboard alone', async ({ page }) => {
  test.setTimeout(180_000);
  const caller = await Caller.signIn('sa@washcoat.test');
  const [refused] = await proposalsOf(caller, await settleShort(caller));
  const [accepted] = await proposalsOf(caller, await settleShort(caller));
  if (!refused || !accepted) throw new Error('Nothing was proposed.');
  const keys = page.keyboard;
  const dialog = page.getByRole('dialog').or(page.getByRole('alertdialog'));
  const press = async (name: string) => {
    const button = page.getByRole('button', { name, exact: true });
    await expect(button).toBeVisible();
    await tabTo(page, button);
    await keys.press('Enter');
    await expect(dialog).toBeVisible();
  };
  const confirm = async (name: string) => {
    await tabTo(page, dialog.getByRole('button', { name, exact: true }));
    await keys.press('Enter');
    await expect(dialog).toHaveCount(0);
  };
  await test.step('refused, which wants a reason', async () => {
    await openAs(page, 'sa@washcoat.test', `/assay-proposals/${refused.assayProposalId}`);
    await press('Refuse');
    const reason = dialog.getByRole('textbox', { name: 'Reason' });
    await tabTo(page, dialog.getByRole('button', { name: 'Refuse' }));
    await keys.press('Enter');
    await expect(dialog.getByText('Please say why')).toBeVisible();
    await tabTo(page, reason);
    await keys.type('Two yards were mixed');
    await confirm('Refuse');
    await expect(page.getByText('Why: Two yards were mixed')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Accept', exact: true })).toHaveCount(0);
  });
  await test.step('accepted, and undone', async () => {
    await page.goto(`/assay-proposals/${accepted.assayProposalId}`);
    await press('Accept');
    await confirm('Accept');
    await press('Undo');
    await confirm('Undo');
    await expect(page.getByRole('button', { name: 'Undo', exact: true })).toHaveCount(0);
  });
});
