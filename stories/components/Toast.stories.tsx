import { Button } from '@kovan/ui/components/Button';
import { Toast, TOAST_TONES, ToastRegion } from '@kovan/ui/components/Toast';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';

const meta = {
  title: 'Components/Toast',
  component: Toast,
  subcomponents: { ToastRegion },
  argTypes: { tone: { control: 'inline-radio', options: TOAST_TONES } },
  args: { children: 'Görev başarıyla tamamlandı! 🎉' },
} satisfies Meta<typeof Toast>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Success: Story = {};
export const Failure: Story = { args: { tone: 'error', children: 'Ödev tamamlanırken bir hata oluştu.' } };

export const InTheRegion: Story = {
  parameters: { docs: { story: { inline: false, height: '200px' } } },
  render: function Region(args) {
    const [isShown, setIsShown] = useState(false);
    return (
      <div style={{ minHeight: 160 }}>
        <Button onClick={() => setIsShown(true)}>Tamamla</Button>
        <ToastRegion>{isShown ? <Toast {...args} /> : null}</ToastRegion>
      </div>
    );
  },
  play: async ({ canvas, userEvent, step }) => {
    const region = canvas.getByRole('status');
    await step('the region is there before its first message, and polite', async () => {
      await expect(region).toBeEmptyDOMElement();
      await expect(region).toHaveAttribute('aria-live', 'polite');
    });
    await step('a message appears in it without taking the focus', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Tamamla' }));
      await expect(region).toHaveTextContent('Görev başarıyla tamamlandı! 🎉');
      await expect(canvas.getByRole('button', { name: 'Tamamla' })).toHaveFocus();
    });
  },
};
