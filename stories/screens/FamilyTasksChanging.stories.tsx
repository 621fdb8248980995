import { calls } from '@kovan/api-client/contract';
import { failing, pending } from '@kovan/api-client/mocks';
import { FamilyTasksScreen } from '@kovan/ui/features/tasks/FamilyTasksScreen';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, waitFor } from 'storybook/test';
import { nothingIsChanged } from './support/absence.ts';
import { saysSuccess } from './support/homework.ts';
import { openTab } from './support/openTab.ts';
import { asFamily, cardOf, recordAddresses, unfoldDoneOfFamily } from './support/tasks.ts';

/** Completing and deleting in the family's list; what fails is put back, and only logged. */
const meta = {
  title: 'Screens/FamilyTasks/Changing',
  component: FamilyTasksScreen,
  parameters: { layout: 'fullscreen', kovan: asFamily },
} satisfies Meta<typeof FamilyTasksScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

let sent: string[] = [];
const deletions = () => sent.filter((call) => call.startsWith('DELETE'));

export const Completing: Story = {
  beforeEach: ({ msw }) => {
    sent = recordAddresses(msw);
  },
  play: async ({ canvas, step, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Tamamla: Çiçekleri sula' }));
    await step('[EV-09] a completed task goes to what is done, and the next one has the focus', async () => {
      await expect(await canvas.findByRole('button', { name: 'Bitenler 3' })).toBeVisible();
      await waitFor(() => expect(canvas.getByRole('heading', { name: 'Doğum günü davetiyelerini yaz' })).toHaveFocus());
    });
    await unfoldDoneOfFamily(canvas);
    await step('[S-30] [FT-07] a pending task is completed by PUT, and has no button then', async () => {
      const card = await cardOf(canvas, 'Çiçekleri sula');
      await expect(await card.findByText('Tamamlandı')).toBeVisible();
      await expect(card.queryByRole('button', { name: /^Tamamla/ })).toBeNull();
      await waitFor(() => expect(sent).toContain('PUT /api/tasks/task-cicek/status'));
    });
    await saysSuccess(canvas, 'Görev tamamlandı.');
  },
};

export const Saving: Story = {
  beforeEach: ({ msw }) => {
    msw.use(pending(calls.tasks.setStatus));
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Tamamla: Çiçekleri sula' }));
    await unfoldDoneOfFamily(canvas);
    await (await cardOf(canvas, 'Çiçekleri sula')).findByText('Tamamlandı');
  },
};

export const Deleting: Story = {
  beforeEach: ({ msw }) => {
    sent = recordAddresses(msw);
  },
  play: async ({ canvas, step, userEvent }) => {
    const confirm = spyOn(window, 'confirm').mockReturnValue(false);
    await step('[V-37] [V-38] the browser asks; declining deletes nothing and makes no call', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Sil: Çiçekleri sula' }));
      await expect(confirm).toHaveBeenCalledWith('Bu görev silinsin mi?');
      await nothingIsChanged(() => sent);
      await cardOf(canvas, 'Çiçekleri sula');
    });
    await step('[FT-08] [P-09] accepting deletes the task; the next one has the focus', async () => {
      confirm.mockReturnValue(true);
      await userEvent.click(canvas.getByRole('button', { name: 'Sil: Çiçekleri sula' }));
      await waitFor(() => expect(canvas.queryByText('Çiçekleri sula')).toBeNull());
      await waitFor(() => expect(deletions()).toEqual(['DELETE /api/tasks/task-cicek']));
      await expect(await canvas.findByRole('tab', { name: 'Tek seferlik 5' })).toBeVisible();
      await waitFor(() => expect(canvas.getByRole('heading', { name: 'Doğum günü davetiyelerini yaz' })).toHaveFocus());
    });
    await saysSuccess(canvas, 'Görev silindi.');
    const sentBefore = sent.length;
    await openTab(canvas, userEvent, /^Periyodik/);
    confirm.mockReturnValue(false);
    await step(
      '[V-37] [V-38] of a periodic one it asks, too; declining deletes nothing and makes no call',
      async () => {
        await userEvent.click(await canvas.findByRole('button', { name: 'Sil: Flüt çalış' }));
        await expect(confirm).toHaveBeenCalledWith('Bu periyodik görev silinsin mi?');
        await nothingIsChanged(() => sent.slice(sentBefore));
        await cardOf(canvas, 'Flüt çalış');
      },
    );
    await step('[FT-09] [P-09] accepting deletes the periodic task', async () => {
      confirm.mockReturnValue(true);
      await userEvent.click(canvas.getByRole('button', { name: 'Sil: Flüt çalış' }));
      await waitFor(() => expect(canvas.queryByText('Flüt çalış')).toBeNull());
      await waitFor(() =>
        expect(deletions()).toEqual(['DELETE /api/tasks/task-cicek', 'DELETE /api/scheduled-tasks/tekrar-flut']),
      );
    });
    await saysSuccess(canvas, 'Periyodik görev silindi.');
  },
};

export const Failing: Story = {
  beforeEach: ({ msw }) => {
    msw.use(failing(calls.tasks.setStatus, 500), failing(calls.tasks.remove, 500));
    spyOn(console, 'error').mockImplementation(() => undefined);
    spyOn(window, 'confirm').mockReturnValue(true);
  },
  play: async ({ canvas, step, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Tamamla: Çiçekleri sula' }));
    await step('[X-43] [Q-38] a failure is only logged, and the row is as it was', async () => {
      await waitFor(() =>
        expect(console.error).toHaveBeenCalledWith('tasks.complete failed', 'kind=http', 'status=500', 'code=INTERNAL'),
      );
      await expect(await canvas.findByRole('button', { name: 'Tamamla: Çiçekleri sula' })).toBeVisible();
      await expect(canvas.queryByRole('alert')).toBeNull();
      await expect(canvas.queryByText(/hata oluştu/)).toBeNull();
    });
    await userEvent.click(canvas.getByRole('button', { name: 'Sil: Çiçekleri sula' }));
    await step('[X-44] [Q-38] one to delete it, too, and the row is back', async () => {
      await waitFor(() =>
        expect(console.error).toHaveBeenCalledWith('tasks.remove failed', 'kind=http', 'status=500', 'code=INTERNAL'),
      );
      await cardOf(canvas, 'Çiçekleri sula');
      await expect(canvas.queryByText(/hata oluştu/)).toBeNull();
    });
  },
};
