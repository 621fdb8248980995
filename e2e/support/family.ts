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

  /** Fills one field of a form by its label. */
  async fill(within: Page | Locator, label: string, value: string): Promise<void> {
    await within.getByLabel(label, { exact: true }).fill(value);
  }

  async fillAccount(account: Pick<Account, 'email' | 'password'> & Partial<Account>): Promise<void> {
    const { page, t } = this;
    for (const field of ['firstName', 'lastName', 'email', 'password'] as const) {
      const value = account[field];
      if (value !== undefined) await this.fill(page, t(`login:field.${field}`), value);
    }
  }

  async openLogin(mode: 'sign-in' | 'sign-up'): Promise<void> {
    // Whoever was led there goes on there, as people do.
    if (new URL(this.page.url()).pathname !== '/app/login') await this.page.goto('/app/login');
    await this.page.getByRole('tab', { name: this.t(`login:mode.${mode}`) }).click();
  }

  /** Sends the form of the login screen. */
  async submitLogin(mode: 'sign-in' | 'sign-up'): Promise<void> {
    await this.page.getByRole('button', { name: this.t(`login:mode.${mode}`), exact: true }).click();
  }

  /** Signs in by the form; where that leads is the caller's to say. */
  async signIn({ email, password }: Pick<Account, 'email' | 'password'>): Promise<void> {
    await this.openLogin('sign-in');
    await this.fillAccount({ email, password });
    await this.submitLogin('sign-in');
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
    // The address changes before the dashboard's code is there.
    await expect(page.getByRole('heading', { level: 1, name: t('familyDashboard:title') })).toBeVisible();
  }

  /** Opens the header's menu where it is collapsed. */
  async openMenu(): Promise<void> {
    const header = this.page.getByRole('banner');
    if (this.onPhone) await header.getByRole('button', { name: this.t('layout:menu.open') }).click();
  }

  /** Presses something in the header, whose menu is opened first where it is collapsed. */
  private async pressInHeader(role: 'link' | 'button', name: string): Promise<void> {
    await this.openMenu();
    await this.page.getByRole('banner').getByRole(role, { name, exact: true }).click();
  }

  goTo(destination: 'home' | 'tasks' | 'allHomework' | 'homework' | 'children'): Promise<void> {
    return this.pressInHeader('link', this.t(`layout:nav.${destination}`));
  }

  /** Chooses whose view it is, by the family's or the child's name. */
  switchTo(view: string): Promise<void> {
    return this.pressInHeader('button', view);
  }

  async signOut(): Promise<void> {
    await this.pressInHeader('button', this.t('layout:signOut'));
    await expect(this.page).toHaveURL(/\/app\/login$/);
  }
}
