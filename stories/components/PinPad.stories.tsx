import { Button } from '@kovan/ui/components/Button';
import { PinPad } from '@kovan/ui/components/PinPad';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';

const meta = {
  title: 'Components/PinPad',
  component: PinPad,
  argTypes: { children: { control: false }, footer: { control: false } },
  args: {
    countLabel: (count) => `${count} rakam girildi`,
    digitsLabel: 'Rakamlar',
    deleteLabel: 'Son rakamı sil',
    enterLabel: 'Aç',
    onEnter: fn(),
    onCancel: fn(),
    children: (
      <>
        <h1>Kilidi aç</h1>
        <p>Kendi sayfalarınıza dönmek için PIN’inizi girin.</p>
      </>
    ),
    footer: <Button variant="quiet">Vazgeç</Button>,
  },
} satisfies Meta<typeof PinPad>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ args, canvas, userEvent, step }) => {
    await step('keys and the keyboard’s digits fill it, which ones nobody is told', async () => {
      await userEvent.click(canvas.getByRole('button', { name: '1' }));
      await userEvent.keyboard('234');
      await expect(canvas.getByRole('img', { name: '4 rakam girildi' })).toBeVisible();
      await userEvent.click(canvas.getByRole('button', { name: 'Son rakamı sil' }));
      await expect(canvas.getByRole('img', { name: '3 rakam girildi' })).toBeVisible();
    });
    await step('four digits are the fewest, six the most', async () => {
      const enter = canvas.getByRole('button', { name: 'Aç' });
      await userEvent.click(enter);
      await expect(args.onEnter).not.toHaveBeenCalled();
      await userEvent.keyboard('5678');
      await userEvent.click(enter);
      await expect(args.onEnter).toHaveBeenCalledWith('123567');
    });
    await step('Escape leaves', async () => {
      await userEvent.keyboard('{Escape}');
      await expect(args.onCancel).toHaveBeenCalled();
    });
  },
};

export const Wrong: Story = {
  render: function Trying(args) {
    const [attempt, setAttempt] = useState(0);
    const error = attempt === 0 ? null : { attempt, message: `PIN yanlış, ${5 - attempt} deneme kaldı.` };
    return <PinPad {...args} error={error} onEnter={() => setAttempt(attempt + 1)} />;
  },
  play: async ({ canvas, userEvent, step }) => {
    await step('a wrong one empties the cells and is said, until the next digit', async () => {
      await canvas.findByRole('img', { name: '0 rakam girildi' });
      await userEvent.keyboard('1234');
      await expect(await canvas.findByRole('img', { name: '4 rakam girildi' })).toBeVisible();
      await userEvent.keyboard('{Enter}');
      await expect(await canvas.findByText('PIN yanlış, 4 deneme kaldı.')).toBeVisible();
      await expect(canvas.getByRole('img', { name: '0 rakam girildi' })).toBeVisible();
      await userEvent.keyboard('1');
      await expect(canvas.queryByText('PIN yanlış, 4 deneme kaldı.')).toBeNull();
      await userEvent.keyboard('{Backspace}1234{Enter}');
      await expect(await canvas.findByText('PIN yanlış, 3 deneme kaldı.')).toBeVisible();
    });
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone', isRotated: false } } };

export const Dark: Story = { globals: { theme: 'dark' } };
