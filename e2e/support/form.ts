import type { Locator } from '@playwright/test';

/**
 * Sets one control of a form by the specification's field name: types into it, chooses in its list by the option's words,
 * or checks the radio button or box that is called so.
 */
export const setField = async (form: Locator, name: string, value: string): Promise<void> => {
  const control = form.locator(`[name="${name}"]`);
  const kind = await control.first().evaluate((node) => (node instanceof HTMLInputElement ? node.type : node.tagName));
  if (kind === 'SELECT') {
    const option = control.locator('option').filter({ hasText: value }).first();
    // Some lists are drawn by the page; the browser's own stands hidden below and carries the value.
    await control.selectOption(await option.getAttribute('value'), { force: true });
  } else if (kind === 'radio' || kind === 'checkbox') {
    await form.getByRole(kind, { name: value }).check({ force: true });
  } else {
    await control.fill(value);
  }
};

/** Sends the form by its own button. */
export const submit = (form: Locator): Promise<void> => form.locator('button[type="submit"]').click();
