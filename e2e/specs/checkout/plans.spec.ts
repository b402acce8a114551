import { expectAccessibleInBothThemes } from '../../core/accessibility.ts';
import { signInByApi } from '../../core/auth.ts';
import { postVacancy, registerRecruiter } from '../../core/recruiters.ts';
import { boxOf } from '../../core/layout.ts';
import { expect, test } from '../../core/test.ts';
import { addStarterToCart } from '../../pages/plans.ts';
import { signInPage } from '../../pages/signIn.ts';

// A fade-in lowers the contrast while it runs.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('sets up a plan in two steps that survive Back and a reload, and undoes a removal', async ({
  page,
  request,
}) => {
  const { user } = await registerRecruiter(request);
  await signInByApi(page, user);
  await page.goto('/plans/3');
  await expect(page.getByText(/^No vacancies are left at/)).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await page.getByRole('button', { name: 'One package more' }).click();
  await page.getByRole('link', { name: 'Next: template' }).click();
  await expect(page).toHaveURL('/plans/3?step=2');
  await page.setViewportSize({ width: 360, height: 900 });
  const steps = await boxOf(page.getByRole('list', { name: 'Steps' }));
  expect(steps.height, 'one row of steps on a phone').toBeLessThan(40);
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.getByText('Custom', { exact: true }).click();
  await page.getByLabel('Opening line').fill('Make the desserts people fly back for.');
  const preview = page.getByRole('region', { name: 'Preview' });
  await expect(preview.getByText('Make the desserts people fly back for.')).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await page.goBack();
  await expect(page.getByText('24 vacancies')).toBeVisible();
  await page.goForward();
  await page.reload();
  await expect(page.getByLabel('Opening line')).toHaveValue('Make the desserts people fly back for.');
  await page.getByRole('button', { name: 'Add to cart, US$ 698.00' }).click();
  await expect(page).toHaveURL('/cart');
  const items = page.getByRole('list', { name: 'Items in your cart' });
  await items.getByRole('button', { name: 'Remove Season' }).first().click();
  await expect(page.getByRole('button', { name: 'Undo: put Season back' })).toBeFocused();
  await expectAccessibleInBothThemes(page);
  await page.keyboard.press('Enter');
  await expect(items.getByRole('button', { name: 'Remove Season' })).toHaveCount(2);
  await expect(page.locator('body')).not.toBeFocused();
});

test('sponsors a vacancy from its link and shows it in the order', async ({ page, request }) => {
  const recruiter = await registerRecruiter(request);
  const id = await postVacancy(request, recruiter, { status: 'open' });
  await signInByApi(page, recruiter.user);
  await page.goto(`/plans/13?vacancy=${id}&step=2`);
  await expect(page.getByRole('heading', { name: 'Sponsor this vacancy' })).toBeVisible();
  const preview = page.getByRole('region', { name: 'As visitors will see it' });
  await expect(preview.getByText('Sponsored')).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await page.getByRole('button', { name: 'Add to cart' }).click();
  await page.getByRole('link', { name: 'Go to checkout' }).click();
  await expect(page.getByText('For “Line Cook”')).toBeVisible();
  await page.getByRole('button', { name: 'Fill in test card' }).click();
  await page.getByLabel('Street and number').fill('Caya Mañana 14');
  await page.getByLabel('Town').fill('Oranjestad');
  await page.getByRole('button', { name: 'Pay US$ 35.00' }).click();
  await expect(page).toHaveURL(/\/payment\/success\?order=\d+/);
  await expect(page.getByText('“Line Cook” is sponsored.')).toBeVisible();
});

test('keeps the cart of a visitor through sign-in and offers the draft after the payment', async ({
  page,
  request,
}) => {
  const recruiter = await registerRecruiter(request);
  const draft = await postVacancy(request, recruiter, { title: 'Evening Housekeeper' });
  await postVacancy(request, recruiter, { title: 'Barista' });
  await page.goto(`/plans?draft=${draft}`);
  await addStarterToCart(page);
  await page.getByRole('link', { name: 'Go to checkout' }).click();
  await expect(page).toHaveURL(/signin/);
  await signInPage(page).signIn(recruiter.user);
  await expect(page).toHaveURL('/checkout');
  await page.getByRole('button', { name: 'Fill in test card' }).click();
  await page.getByLabel('Street and number').fill('Caya Mañana 14');
  await page.getByLabel('Town').fill('Oranjestad');
  await page.getByRole('button', { name: 'Pay US$ 49.00' }).click();
  await expect(page.getByText('Publish “Evening Housekeeper”')).toBeVisible();
});
