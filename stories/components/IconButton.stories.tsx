import { NoConnection } from '@kovan/ui/components/connection';
import { ICON_BUTTON_TONES, IconButton } from '@kovan/ui/components/IconButton';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Pencil, Trash2 } from 'lucide-react';
import { expect, fn } from 'storybook/test';

const meta = {
  title: 'Components/IconButton',
  component: IconButton,
  argTypes: { tone: { control: 'inline-radio', options: ICON_BUTTON_TONES }, icon: { control: false } },
  args: { label: 'Düzenle', icon: <Pencil aria-hidden />, onClick: fn() },
} satisfies Meta<typeof IconButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Edit: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Düzenle' });
    await expect(button.getBoundingClientRect().width).toBeGreaterThanOrEqual(44);
    await userEvent.click(button);
    await expect(args.onClick).toHaveBeenCalledTimes(1);
  },
};

export const Delete: Story = { args: { label: 'Sil', tone: 'danger', icon: <Trash2 aria-hidden /> } };
export const Disabled: Story = { args: { disabled: true } };
export const Child: Story = { parameters: { mood: 'child' } };

export const WithoutConnection: Story = {
  args: { needsConnection: true },
  decorators: [
    (Story) => (
      <NoConnection value="Bunun için bağlantı gerekiyor.">
        <Story />
      </NoConnection>
    ),
  ],
  play: async ({ args, canvas, userEvent, step }) => {
    const button = canvas.getByRole('button', { name: 'Düzenle' });
    await step('[OF-05] is off, and says why', async () => {
      await expect(button).toHaveAccessibleDescription('Bunun için bağlantı gerekiyor.');
      await expect(button).toHaveAttribute('title', 'Düzenle: Bunun için bağlantı gerekiyor.');
      await userEvent.click(button);
      await expect(args.onClick).not.toHaveBeenCalled();
    });
  },
};
