import { expect, openAs, test, type Caller } from '@washcoat/testing/browser/product';
import { unique, WITHIN } from '@washcoat/testing/browser/people';

const CODE = 'KT 0334';
const BUYER = 'buyer@washcoat.test';
const SELLER = 'subscriber@corner.test';

interface Side {
  buyer: Caller;
  seller: Caller;
}

/** A grading session with two pieces of one converter, on which both sides have agreed. */
async function agreed({ buyer, seller }: Side): Promise<string> {
  const loadName = unique('haggle');
  const { loadId } = await seller.send('POST', '/write/v1/load/request', { loadName });
  await buyer.send('PUT', '/write/v1/load/accept', { loadId });
  const { list } = await buyer.get('/read/v1/product/getAll', { text: CODE, count: '1' });
  const [product] = list as { productId: string }[];
  const added = await buyer.send('POST', '/write/v1/load/items/add', {
    loadId,
    productId: product?.productId,
    quantity: 2,
  });
  const { itemId } = added.item as { itemId: string };
  await seller.send('PUT', '/write/v1/load/items/review', { loadId, itemId, status: 1 });
  return String(loadId);
}

test('[LDET-021] [LDET-045] [LDET-047] [LDET-049] two people haggle over a price, each in turn, and the order waits for them', async ({
  page,
  browser,
}) => {
  test.setTimeout(120_000);
  const theirs = await browser.newPage({ viewport: { width: 390, height: 844 } });
  const seller = await openAs(theirs, SELLER, '/loads/create-load');
  const buyer = await openAs(page, BUYER, '/loads/active-load');
  const path = `/loads/load/${await agreed({ buyer, seller })}`;
  await page.goto(path);
  await theirs.goto(path);
  const waiting = page.getByRole('region', { name: `Waiting for the seller: ${CODE}` });
  const review = theirs.getByRole('region', { name: `Review of ${CODE}` });

  await test.step('the buyer changes the price, and waits: Approve is for the other side', async () => {
    await page.getByRole('button', { name: `Change adjusted of ${CODE}` }).click();
    await page.getByRole('dialog').getByLabel('ADJUSTED').fill('140');
    await page.getByRole('dialog').getByRole('button', { name: 'Save adjusted' }).click();
    await expect(waiting).toContainText('→ $140.00', WITHIN);
    await expect(waiting).toContainText('waiting for the seller');
    await expect(page.getByRole('button', { name: 'Approve' })).toBeHidden();
    await expect(page.getByRole('button', { name: 'COMPLETE ORDER' })).toBeDisabled();
    await page.getByRole('note', { name: 'Open items' }).getByRole('button', { name: 'Show' }).click();
    await expect(waiting).toBeInViewport();
  });
  await test.step('the seller sees who asks for what, and asks for something else', async () => {
    await expect(review).toContainText('→ $140.00', WITHIN);
    await review.getByRole('button', { name: 'Modify' }).click();
    const editor = theirs.getByRole('dialog', { name: `Counter-offer for ${CODE}` });
    await editor.getByLabel('ADJUSTED').fill('150');
    await editor.getByRole('button', { name: 'Send counter-offer' }).click();
    await expect(editor).toBeHidden();
    await expect(theirs.getByRole('region', { name: `Waiting for the buyer: ${CODE}` })).toBeVisible(WITHIN);
  });
  await test.step('the buyer agrees, and nothing waits any more', async () => {
    const answer = page.getByRole('region', { name: `Review of ${CODE}` });
    await expect(answer).toContainText('$140.00 → $150.00', WITHIN);
    await answer.getByRole('button', { name: 'Approve' }).click();
    await expect(answer).toBeHidden(WITHIN);
    await expect(page.getByRole('note', { name: 'Open items' })).toBeHidden();
    await expect(theirs.getByRole('region', { name: /^Waiting for/ })).toBeHidden(WITHIN);
  });
  await test.step('a price that was not answered is taken back', async () => {
    await page.getByRole('button', { name: `Change adjusted of ${CODE}` }).click();
    await page.getByRole('dialog').getByLabel('ADJUSTED').fill('120');
    await page.getByRole('dialog').getByRole('button', { name: 'Save adjusted' }).click();
    await expect(review).toContainText('$150.00 → $120.00', WITHIN);
    await waiting.getByRole('button', { name: 'Take back' }).click();
    await expect(waiting).toBeHidden(WITHIN);
    await expect(review).toBeHidden(WITHIN);
    await page.getByRole('button', { name: `Actions of ${CODE}` }).click();
    await page.getByRole('menuitem', { name: 'History' }).click();
    await expect(page.getByRole('dialog').getByRole('listitem')).toHaveCount(7, WITHIN);
  });
  await theirs.close();
});
