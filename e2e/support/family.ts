import { randomUUID } from 'node:crypto';
import { expect, type Locator, type Page } from '@playwright/test';
import type { Translate } from './texts.ts';

export interface Account {
  readonly email: string;
  readonly password: string;
  readonly firstName: string;
  readonly lastName: string;
}

/** Somebody who does not have an account yet. */
export const newAccount = (): Account => ({
  email: `${randomUUID()}@example.test`,
  password: 'bal-ve-petek',
  firstName: 'Zeynep',
  lastName: 'Arı',
});

/** Acts as people do: by what is written on the screen. */
export class Family {
  readonly page: Page;
  readonly t: Translate;
  readonly onPhone: boolean;

  constructor(page: Page, t: Translate, onPhone: boolean) {
    this.page = page;
    this.t = t;
    this.onPhone = onPhone;
  }

  heading(name: string | RegExp): Locator {
    return this.page.getByRole('heading', { level: 1, name });
  }

  /** Fills one field of a form by its label. */
  async fill(within: Page | Locator, label: string, value: string): Promise<void> {
    await within.getByLabel(label, { exact: true }).fill(value);
  }

  /** Chooses in a list, whether the browser draws it or the page. */
  async choose(within: Page | Locator, label: string, option: string | RegExp): Promise<void> {
    const list = within.getByRole('combobox', { name: label });
    if ((await list.evaluate((node) => node.tagName)) === 'SELECT') {
      const value = await list.getByRole('option', { name: option }).first().getAttribute('value');
      await list.selectOption(value);
      return;
    }
    await list.click();
    await this.page.getByRole('option', { name: option }).first().click();
  }

  async fillAccount(account: Pick<Account, 'email' | 'password'> & Partial<Account>): Promise<void> {
    const { page, t } = this;
    for (const field of ['firstName', 'lastName', 'email', 'password'] as const) {
      const value = account[field];
      if (value !== undefined) await this.fill(page, t(`login:field.${field}`), value);
    }
  }

  async openLogin(mode: 'sign-in' | 'sign-up'): Promise<void> {
    await this.page.goto('/app/login');
    await this.page.getByRole('tab', { name: this.t(`login:mode.${mode}`) }).click();
  }

  /** Sends the form of the login screen. */
  async submitLogin(mode: 'sign-in' | 'sign-up'): Promise<void> {
    await this.page.getByRole('button', { name: this.t(`login:mode.${mode}`), exact: true }).click();
  }

  async signUp(account: Account = newAccount()): Promise<Account> {
    await this.openLogin('sign-up');
    await this.fillAccount(account);
    await this.submitLogin('sign-up');
    await expect(this.page).toHaveURL(/\/app\/onboarding$/);
    return account;
  }

  async addFirstChild(name: string): Promise<void> {
    const { page, t } = this;
    await this.fill(page, t('onboarding:name'), name);
    await this.fill(page, t('common:field.birthYear'), '2016');
    await page.getByRole('button', { name: t('onboarding:submit') }).click();
    await expect(page).toHaveURL(/\/app\/family$/);
  }

  /** The header's menu, opened first where it is collapsed. */
  private async openMenu(): Promise<Locator> {
    const header = this.page.getByRole('banner');
    const toggle = header.getByRole('button', { name: this.t('layout:menu.open') });
    if (this.onPhone && (await toggle.isVisible())) await toggle.click();
    return header;
  }

  async goTo(destination: 'home' | 'tasks' | 'allHomework' | 'homework' | 'children'): Promise<void> {
    const header = await this.openMenu();
    await header.getByRole('link', { name: this.t(`layout:nav.${destination}`), exact: true }).click();
  }

  async switchTo(view: string): Promise<void> {
    const header = await this.openMenu();
    await header.getByRole('button', { name: view, exact: true }).click();
  }

  async signOut(): Promise<void> {
    const header = await this.openMenu();
    await header.getByRole('button', { name: this.t('layout:signOut') }).click();
    await expect(this.page).toHaveURL(/\/app\/login$/);
  }
}
