/** Signs in at the login in this page, and waits for the home. */
export const enter = async (page, origin, { email, password }) => {
  await page.goto(`${origin}/app/login`);
  await page.locator('input[name=email]').fill(email);
  await page.locator('input[name=password]').fill(password);
  await page.locator('input[name=password]').press('Enter');
  await page.waitForURL(/\/app\/(?:family|onboarding)$/);
};

/** A browser, as the options say, whose user is signed in. */
export const signIn = async (browser, origin, account, options) => {
  const context = await browser.newContext(options);
  const page = await context.newPage();
  await enter(page, origin, account);
  await page.close();
  return context;
};
