import { calls } from '@kovan/api-client/contract';
import { failingOnce, pending } from '@kovan/api-client/mocks';
import { FamilyDashboardScreen } from '@kovan/ui/features/dashboard/FamilyDashboardScreen';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, waitFor } from 'storybook/test';
import { recordCalls } from './support/homework.ts';

const meta = {
  title: 'Screens/FamilyDashboard/Weekly report',
  component: FamilyDashboardScreen,
  parameters: { kovan: { route: '/app/family' } },
} satisfies Meta<typeof FamilyDashboardScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const SENT = 'Haftalık rapor başarıyla oluşturuldu ve gönderildi!';
const FAILED = 'Haftalık rapor oluşturulurken bir hata oluştu';

export const Sending: Story = {
  beforeEach: ({ msw }) => {
    msw.use(pending(calls.report.generateWeekly));
  },
  play: async ({ canvas, step, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Haftalık rapor gönder' }));
    await step('[S-53] while the report is made its button says so and is disabled', async () => {
      await expect(await canvas.findByRole('button', { name: 'Rapor hazırlanıyor…' })).toBeDisabled();
    });
    await step('[X-33] and nothing says that it was sent', async () => {
      await expect(canvas.queryByText(SENT)).toBeNull();
    });
  },
};

export const FailedThenSent: Story = {
  beforeEach: ({ msw }) => {
    msw.use(failingOnce(calls.report.generateWeekly, 502, 'MAIL_NOT_ACCEPTED'));
    spyOn(console, 'error').mockImplementation(() => undefined);
  },
  play: async ({ canvas, step, userEvent, msw }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Haftalık rapor gönder' }));
    await step(
      '[X-32] [X-01] the failure message, and a line in the console without anything of the family',
      async () => {
        await expect(await canvas.findByText(FAILED)).toBeVisible();
        await expect(console.error).toHaveBeenCalledWith(
          'report.generateWeekly failed',
          'kind=http',
          'status=502',
          'code=MAIL_NOT_ACCEPTED',
        );
      },
    );
    await step('[S-53] and its button has the focus again, which a disabled one loses', async () => {
      await waitFor(() => expect(canvas.getByRole('button', { name: 'Haftalık rapor gönder' })).toHaveFocus());
    });
    await step('[X-33] it can be tried again, and then the success message', async () => {
      const sent = recordCalls(msw);
      await userEvent.click(canvas.getByRole('button', { name: 'Haftalık rapor gönder' }));
      await expect(await canvas.findByText(SENT)).toBeVisible();
      await expect(canvas.getByText(SENT).closest('[role=status]')).not.toBeNull();
      await expect(canvas.queryByText(FAILED)).toBeNull();
      await expect(sent.map(({ call }) => call)).toContain('POST /api/report/generate-weekly-report');
    });
  },
};
