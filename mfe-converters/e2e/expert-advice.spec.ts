import { picture } from '@washcoat/testing/browser/converters';
import { newestMailTo } from '@washcoat/testing/browser/dev-mail';
import { addHouseUser, PASSWORD, told, unique } from '@washcoat/testing/browser/people';
import { Caller, expect, failOnce, openAs, test } from '@washcoat/testing/browser/product';

const ADMIN = 'admin@washcoat.test';
const QUEUE = '/converters/expert-advice';

test('[CONV-007] [ADV-001] [ADV-009] [ADV-011] [ADV-014] [ADV-021] a question with a picture reaches the queue, and its answer the mail of who asked', async ({
  page,
  browser,
}) => {
  test.setTimeout(90_000);
  const code = unique('shell');
  const admin = await Caller.signIn(ADMIN);
  const asker = await addHouseUser(admin, 'Buyer');
  await openAs(page, asker.email, `/converters/identify/text=${encodeURIComponent(code)}`, PASSWORD);
  await page.getByRole('button', { name: 'Ask an expert' }).click();
  const dialog = page.getByRole('dialog', { name: 'Ask Expert' });
  await expect(dialog.getByLabel('OEM')).toHaveValue(code);
  for (const [label, text] of [
    ['Message', 'Long or short?'],
    ['Make', 'Mercedes'],
    ['Model', 'C-Class'],
    ['First Name', 'Tess'],
    ['Last Name', 'Counter'],
  ] as const)
    await dialog.getByLabel(label, { exact: true }).fill(text);
  await dialog.getByLabel('Picture', { exact: true }).setInputFiles(await picture('shell.jpg', '#8a8f94'));
  await expect(dialog.getByRole('img', { name: 'Picture' })).toBeVisible();
  await told(page, 'Successfully posted the message to expert', () =>
    dialog.getByRole('button', { name: 'Send question' }).click(),
  );
  await expect(dialog).toBeHidden();
  await expect(page.getByText('No converters found')).toBeVisible();

  const experts = await browser.newPage();
  await openAs(experts, ADMIN, QUEUE);
  await experts.getByRole('searchbox').fill(code);
  await experts.getByRole('button', { name: `Answer ${code}` }).click();
  const answer = experts.getByRole('dialog', { name: `Answer ${code}` });
  await expect(answer.getByRole('button', { name: `Enlarge Picture of ${code}` })).toBeVisible();
  for (const text of [code, 'Mercedes C-Class', 'Tess Counter'])
    await expect(answer.getByText(text, { exact: true })).toBeVisible();
  await expect(answer.getByLabel('Message')).toHaveValue('Long or short?');
  await answer.getByLabel('Message').fill('Long or short? 1.2 kg');
  await answer.getByLabel('Offer Price').fill('87');
  await answer.getByLabel('Base Price').fill('70.50');
  await answer.getByLabel('Comments').fill('The short one, without the flange.');
  await answer.getByRole('combobox', { name: 'Status' }).click();
  await experts.getByRole('option', { name: 'Resolved' }).click();
  await answer.getByRole('button', { name: 'Save answer' }).click();
  await expect(answer).toBeHidden();
  await experts.getByRole('tab', { name: 'Resolved' }).click();
  const row = experts.getByRole('row').filter({ hasText: code });
  await expect(row).toContainText('$87');
  await expect(row).toContainText('Long or short? 1.2 kg');
  await row.click();
  await expect(answer.getByLabel('Base Price')).toHaveValue('70.5');
  await expect(answer.getByLabel('Comments')).toHaveValue('The short one, without the flange.');
  await experts.close();

  const mail = await newestMailTo(asker.email, code);
  expect(mail).toContain('The offer is $87');
  expect(mail).toContain('The short one, without the flange.');
});

test('[ADV-002] [ADV-003] [ADV-004] [ADV-005] [ADV-006] [ADV-007] [ADV-008] [ADV-010] [ADV-013] [ADV-015] [ADV-016] a subscriber asks; what came of it stands in the tab of its status', async ({
  page,
  browser,
}) => {
  test.setTimeout(120_000);
  const message = unique('question');
  await openAs(page, 'subscriber@corner.test', QUEUE);
  await page.getByRole('button', { name: 'Ask Expert' }).click();
  const question = page.getByRole('dialog', { name: 'Ask Expert' });
  await question.getByLabel('Message').fill(message);
  await question.getByRole('button', { name: 'Send question' }).click();
  const asked = page.getByRole('row').filter({ hasText: message });
  await expect(asked).toContainText(/Corner Muffler.*Lee Corner/);

  const experts = await browser.newPage();
  await openAs(experts, ADMIN, QUEUE);
  await expect(experts.getByRole('tab')).toHaveText(['Pending', 'Resolved', 'Rejected']);
  for (const title of ['Company', 'Message', 'Name', 'Offer Price', 'Created', 'Resolved'])
    await expect(experts.getByRole('columnheader', { name: title, exact: true })).toBeVisible();
  await expect(experts.getByRole('button', { name: 'Ask Expert' })).toHaveCount(0);
  const row = experts.getByRole('row').filter({ hasText: message });
  const answer = async (offer: string, status: string) => {
    await row.click();
    const dialog = experts.getByRole('dialog');
    const price = dialog.getByLabel('Offer Price');
    await price.fill('');
    await price.pressSequentially(offer);
    await expect(price).toHaveValue(offer.replace(/\D/g, ''));
    await dialog.getByRole('combobox', { name: 'Status' }).click();
    await experts.getByRole('option', { name: status }).click();
    await dialog.getByRole('button', { name: 'Save answer' }).click();
    await expect(dialog).toBeHidden();
    await experts.getByRole('tab', { name: status }).click();
  };
  for (const [offer, status, outcome] of [
    ['8a7-', 'Resolved', 'Approved'],
    ['92', 'Resolved', 'Modified'],
    ['92', 'Rejected', 'Rejected'],
  ] as const) {
    await answer(offer, status);
    await expect(row).toContainText(outcome);
  }
  await experts.close();
  await page.getByRole('tab', { name: 'Rejected' }).click();
  await expect(asked).toContainText('Rejected');
});

test.describe('when the service fails', () => {
  // The service is made to fail.
  test.use({ allowed: [/500/] });

  test('[ADV-022] a question is not posted, which is said, and goes out when it is sent again', async ({
    page,
  }) => {
    await openAs(page, 'subscriber@corner.test', `${QUEUE}?ask=1`);
    const dialog = page.getByRole('dialog', { name: 'Ask Expert' });
    const send = dialog.getByRole('button', { name: 'Send question' });
    await failOnce(page, '**/write/v1/expertAdvice/add');
    const message = unique('question');
    await dialog.getByLabel('Message').fill(message);
    await send.click();
    await expect(dialog.getByRole('alert')).toHaveText("Couldn't post the message to expert");
    await expect(dialog.getByLabel('Message')).toHaveValue(message);
    await told(page, 'Successfully posted the message to expert', () => send.click());
    await expect(page.getByRole('row').filter({ hasText: message })).toHaveCount(1);
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('a long answer has its buttons in view at the foot, and no field is hidden behind them', async ({
    page,
  }) => {
    await openAs(page, ADMIN, `${QUEUE}?tab=resolved&text=KT%200334`);
    await page.getByRole('button', { name: 'Answer KT 0334' }).click();
    const answer = page.getByRole('dialog', { name: 'Answer KT 0334' });
    const save = answer.getByRole('button', { name: 'Save answer' });
    await expect(answer.getByLabel('Model')).not.toBeInViewport();
    await expect(save).toBeInViewport({ ratio: 1 });
    const foot = await save.boundingBox();
    await answer.getByLabel('Model').focus();
    await expect(answer.getByLabel('Model')).toBeInViewport({ ratio: 1 });
    const model = await answer.getByLabel('Model').boundingBox();
    expect((model?.y ?? 0) + (model?.height ?? 0)).toBeLessThan(foot?.y ?? 0);
    await page.keyboard.press('Escape');
    await expect(answer).toBeHidden();
  });
});
