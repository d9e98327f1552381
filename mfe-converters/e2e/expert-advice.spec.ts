import { picture } from '@washcoat/testing/browser/converters';
import { newestMailTo } from '@washcoat/testing/browser/dev-mail';
import { addHouseUser, PASSWORD, told, unique } from '@washcoat/testing/browser/people';
import { Caller, expect, openAs, test } from '@washcoat/testing/browser/product';

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
