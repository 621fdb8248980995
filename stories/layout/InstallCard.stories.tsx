import { Button } from '@kovan/ui/components/Button';
import { localDatabase } from '@kovan/ui/data/localDatabase';
import { FamilyDashboardScreen } from '@kovan/ui/features/dashboard/FamilyDashboardScreen';
import { keepInstallPrompt } from '@kovan/ui/frontDoor/installPrompt';
import { InstallationOffers } from '@kovan/ui/layout/InstallationOffers';
import { InstallCard } from '@kovan/ui/layout/InstallCard';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, waitFor, within } from 'storybook/test';
import type { KovanParameters } from '../../.storybook/decorators/kovanParameters.ts';

keepInstallPrompt();

/** The browser offers to install the app, or takes its offer back. */
const offer = (isThere: boolean) => window.dispatchEvent(new Event(isThere ? 'beforeinstallprompt' : 'appinstalled'));

const parameters = { kovan: { of: 'part' } satisfies KovanParameters };

/** Proposes to install the app, once. */
const meta = {
  title: 'Layout/InstallCard',
  component: InstallCard,
  parameters,
  beforeEach: async () => {
    offer(false);
    await localDatabase.delete('settings', 'installHint');
    return () => offer(false);
  },
} satisfies Meta<typeof InstallCard>;

export default meta;
type Story = StoryObj<typeof meta>;

const TITLE = 'Kovan’ı ana ekranınıza ekleyin';

export const Prompt: Story = { beforeEach: () => void offer(true) };

export const OnIos: Story = {
  play: async ({ canvas, canvasElement, step, userEvent }) => {
    await step('[OF-01] where the browser has no way of its own the steps are told', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Ekle' }));
      const dialog = within(await within(canvasElement.ownerDocument.body).findByRole('dialog'));
      await expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
        'Alttaki Paylaş düğmesine dokunun.',
        'Ana Ekrana Ekle’yi seçin.',
        'Sağ üstteki Ekle’ye dokunun.',
      ]);
    });
  },
};

/** Leaves the dashboard and comes back, as somebody does. */
const Coming = () => {
  const [times, setTimes] = useState(0);
  return (
    <>
      <Button onClick={() => setTimes(times + 1)}>Geri gel</Button>
      <FamilyDashboardScreen key={times} />
      <InstallationOffers />
    </>
  );
};

export const OnTheDashboard: Story = {
  parameters: { kovan: { route: '/app/family' } satisfies KovanParameters },
  render: () => <Coming />,
  beforeEach: () => void offer(true),
  play: async ({ canvas, step, userEvent }) => {
    const comeBack = () => userEvent.click(canvas.getByRole('button', { name: 'Geri gel' }));
    await step('[OF-01] [EV-12] it never moves a dashboard that is read, and stands on the next', async () => {
      await canvas.findByRole('heading', { level: 1 });
      await expect(canvas.queryByRole('heading', { name: TITLE })).toBeNull();
      await waitFor(async () => {
        await comeBack();
        await expect(canvas.getByRole('heading', { name: TITLE })).toBeVisible();
      });
    });
  },
};
