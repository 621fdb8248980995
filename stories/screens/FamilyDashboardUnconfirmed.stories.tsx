import { calls } from '@kovan/api-client/contract';
import { failingOnce } from '@kovan/api-client/mocks';
import { IdentityError } from '@kovan/machines/auth';
import { FamilyDashboardScreen } from '@kovan/ui/features/dashboard/FamilyDashboardScreen';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, spyOn } from 'storybook/test';
import type { KovanParameters } from '../../.storybook/decorators/kovanParameters.ts';
import { recordCalls } from './support/homework.ts';

const confirmed = fn(() => Promise.resolve());

const onDashboard = (identity: NonNullable<KovanParameters['identity']>) => ({
  kovan: { route: '/app/family', identity } satisfies KovanParameters,
});

/** Reports go only to confirmed addresses. */
const meta = {
  title: 'Screens/FamilyDashboard/Weekly report, unconfirmed',
  component: FamilyDashboardScreen,
  parameters: { ...onDashboard({ sendConfirmation: confirmed }) },
  beforeEach: ({ msw }) => {
    confirmed.mockClear();
    spyOn(console, 'error').mockImplementation(() => undefined);
    msw.use(failingOnce(calls.report.generateWeekly, 409, 'EMAIL_NOT_CONFIRMED'));
  },
} satisfies Meta<typeof FamilyDashboardScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const REPORT = 'Haftalık rapor gönder';
const CONFIRM = 'Onay e-postası gönder';

export const Unconfirmed: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas, step, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: REPORT }));
    await step('[X-32] the failure message first, then why, and what helps', async () => {
      await expect(await canvas.findByRole('alert')).toHaveTextContent(
        /^Haftalık rapor oluşturulurken bir hata oluştu\. Rapor yalnızca onaylanmış adreslere gönderilir\./,
      );
      await expect(canvas.getByRole('button', { name: CONFIRM })).toBeEnabled();
      await expect(confirmed).not.toHaveBeenCalled();
    });
  },
};

export const ConfirmationSent: Story = {
  play: async ({ canvas, step, userEvent, msw }) => {
    await userEvent.click(await canvas.findByRole('button', { name: REPORT }));
    await userEvent.click(await canvas.findByRole('button', { name: CONFIRM }));
    await step('says where the mail went', async () => {
      await expect(await canvas.findByText(/ayse\.yildiz@example\.com adresine gönderildi/)).toBeVisible();
      await expect(confirmed).toHaveBeenCalledOnce();
    });
    await step('[S-01] the next press exchanges a fresh ID token first, then sends', async () => {
      const sent = recordCalls(msw);
      await userEvent.click(canvas.getByRole('button', { name: REPORT }));
      await expect(await canvas.findByText('Haftalık rapor başarıyla oluşturuldu ve gönderildi!')).toBeVisible();
      const ofReport = sent.filter(({ call }) => call.startsWith('POST '));
      await expect(ofReport.map(({ call }) => call)).toEqual([
        'POST /api/auth/firebase',
        'POST /api/report/generate-weekly-report',
      ]);
      await expect(ofReport[0]?.body).toEqual({ id_token: 'fresh-id-token-of-ayse.yildiz@example.com' });
      await expect(canvas.queryByRole('button', { name: CONFIRM })).toBeNull();
    });
  },
};

let refusal: 'auth/network-request-failed' | 'auth/too-many-requests';

export const ConfirmationFails: Story = {
  parameters: onDashboard({ sendConfirmation: () => Promise.reject(new IdentityError(refusal)) }),
  beforeEach: () => {
    refusal = 'auth/network-request-failed';
  },
  play: async ({ canvas, step, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: REPORT }));
    await userEvent.click(await canvas.findByRole('button', { name: CONFIRM }));
    await step('[X-01] says so and logs it; it can be tried again', async () => {
      await expect(await canvas.findByText('Onay e-postası gönderilemedi. Lütfen tekrar deneyin.')).toBeVisible();
      await expect(console.error).toHaveBeenCalledWith(
        'auth.confirmation failed',
        expect.stringContaining('auth/network-request-failed'),
      );
      await expect(canvas.getByRole('button', { name: CONFIRM })).toBeEnabled();
    });
    await step('and that too many were asked for', async () => {
      refusal = 'auth/too-many-requests';
      await userEvent.click(canvas.getByRole('button', { name: CONFIRM }));
      await expect(await canvas.findByText(/^Çok fazla onay e-postası istendi/)).toBeVisible();
    });
  },
};

export const English: Story = {
  globals: { locale: 'en', theme: 'dark' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Send weekly report' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      /^Something went wrong while creating the weekly report\. Reports go only to confirmed addresses\./,
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Send the confirmation email' }));
    await expect(await canvas.findByText(/^The confirmation email is on its way to/)).toBeVisible();
  },
};
