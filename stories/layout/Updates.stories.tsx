import { childrenCalls } from '@kovan/api-client/contract';
import { FamilyTasksScreen } from '@kovan/ui/features/tasks/FamilyTasksScreen';
import { createUpdates } from '@kovan/ui/data/updates';
import { InstallationOffers } from '@kovan/ui/layout/InstallationOffers';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect, fn, spyOn, waitFor, within } from 'storybook/test';
import type { KovanParameters } from '../../.storybook/decorators/kovanParameters.ts';

const take = fn();

/** Another version of the app is there, and waits. */
const withNewVersion = (kovan: KovanParameters = {}) => {
  const updates = createUpdates(take);
  updates.tell('ready');
  return { kovan: { route: '/app/family/tasks', ...kovan, updates } satisfies KovanParameters };
};

/** What is said of other versions of the app. */
const meta = {
  title: 'Layout/Updates',
  component: FamilyTasksScreen,
  render: () => (
    <>
      <FamilyTasksScreen />
      <InstallationOffers />
    </>
  ),
  beforeEach: () => {
    take.mockClear();
  },
} satisfies Meta<typeof FamilyTasksScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const READY = 'Kovan’ın yeni sürümü hazır.';
const NEEDED = 'Kovan’ın yeni bir sürümü var. Sürdürmek için yenileyin.';

export const Offered: Story = {
  parameters: withNewVersion(),
  play: async ({ canvas, step, userEvent }) => {
    await step('[OF-01] a new version is offered in a sentence, and taken by a press alone', async () => {
      await expect(await canvas.findByText(READY)).toBeVisible();
      await expect(take).not.toHaveBeenCalled();
      await userEvent.click(canvas.getByRole('button', { name: 'Yenile' }));
      await expect(take).toHaveBeenCalledOnce();
    });
  },
};

export const ServerOfAnotherVersion: Story = {
  parameters: { kovan: { route: '/app/family/tasks', updates: createUpdates(take) } satisfies KovanParameters },
  beforeEach: ({ msw }) => {
    spyOn(console, 'error').mockImplementation(() => undefined);
    msw.use(
      http.get(childrenCalls.list.path, () =>
        HttpResponse.json({ error: 'Bulunamadı' }, { status: 404, headers: { 'Kovan-Api-Version': 'another' } }),
      ),
    );
  },
  play: async ({ canvas, step, userEvent }) => {
    await step('[OF-01] is told apart from a failure: what is said instead leads to the new version', async () => {
      const alert = await canvas.findByRole('alert');
      await waitFor(() => expect(alert).toHaveTextContent(NEEDED));
      await userEvent.click(within(alert).getByRole('button', { name: 'Yenile' }));
      await expect(take).toHaveBeenCalledOnce();
    });
  },
};
