import { Collapsible } from '@kovan/ui/components/Collapsible';
import { TextAreaField } from '@kovan/ui/components/TextField';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Sparkles } from 'lucide-react';
import { expect } from 'storybook/test';

const meta = {
  title: 'Components/Collapsible',
  component: Collapsible,
  argTypes: { icon: { control: false } },
  args: {
    title: 'Yapay zekâ ile doldur',
    hint: 'Bir cümle yazın, alanları biz dolduralım.',
    icon: <Sparkles aria-hidden />,
    children: <TextAreaField label="Ödevi anlatın" name="freeText" />,
  },
} satisfies Meta<typeof Collapsible>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {
  play: async ({ canvas, userEvent, step }) => {
    const trigger = canvas.getByRole('button', { name: /Yapay zekâ ile doldur/ });
    await expect(canvas.queryByRole('textbox')).not.toBeInTheDocument();
    await step('opens and closes by the keyboard', async () => {
      await userEvent.tab();
      await expect(trigger).toHaveFocus();
      await userEvent.keyboard('{Enter}');
      await expect(trigger).toHaveAttribute('aria-expanded', 'true');
      await expect(canvas.getByRole('textbox', { name: 'Ödevi anlatın' })).toBeVisible();
      await userEvent.keyboard(' ');
      await expect(trigger).toHaveAttribute('aria-expanded', 'false');
    });
  },
};

export const Open: Story = { args: { defaultOpen: true } };
