/** A browser, as the options say, whose user is signed in. */
export const signIn = async (browser, origin, { email, password }, options) => {
  const context = await browser.newContext(options);
  const page = await context.newPage();
  await page.goto(`${origin}/app/login`);
  await page.locator('input[name=email]').fill(email);
  await page.locator('input[name=password]').fill(password);
  await page.locator('input[name=password]').press('Enter');
  await page.waitForURL('**/app/family');
  await page.close();
  return context;
};
