import { Button } from '@kovan/ui/components/Button';
import { Toast, TOAST_TONES, ToastRegion } from '@kovan/ui/components/Toast';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, waitFor, within } from 'storybook/test';

const meta = {
  title: 'Components/Toast',
  component: Toast,
  subcomponents: { ToastRegion },
  // Messages stand at the edge of the window, so on the documentation page each has a page of its own.
  parameters: { docs: { story: { inline: false, height: '200px' } } },
  argTypes: { tone: { control: 'inline-radio', options: TOAST_TONES } },
  args: { children: 'Görev başarıyla tamamlandı! 🎉' },
  render: (args) => (
    <ToastRegion label="Bildirim">
      <Toast {...args} />
    </ToastRegion>
  ),
} satisfies Meta<typeof Toast>;

export default meta;
type Story = StoryObj<typeof meta>;

const FAILURE = 'Ödev tamamlanırken bir hata oluştu.';

/** What is read out: the live region, which stands beside the story for a moment. */
const saidIn = (canvasElement: HTMLElement) =>
  waitFor(() => {
    const live = canvasElement.ownerDocument.querySelector('[role="status"][aria-live]');
    if (!live?.textContent) throw new Error('Nothing is said');
    return { words: live.textContent, how: live.getAttribute('aria-live') };
  });

export const Success: Story = {
  play: async ({ canvasElement, step }) => {
    await step('is read out when there is a pause', async () => {
      await expect(await saidIn(canvasElement)).toEqual({
        words: 'Bildirim Görev başarıyla tamamlandı! 🎉',
        how: 'polite',
      });
    });
  },
};

export const Failure: Story = {
  args: { tone: 'error', closeLabel: 'Kapat', children: FAILURE },
  play: async ({ canvasElement, step }) => {
    await step('is read out at once', async () => {
      await expect(await saidIn(canvasElement)).toEqual({ words: `Bildirim ${FAILURE}`, how: 'assertive' });
    });
  },
};

export const InTheRegion: Story = {
  args: { tone: 'error', closeLabel: 'Kapat', children: FAILURE },
  render: function Region(args) {
    const [isShown, setIsShown] = useState(false);
    return (
      <div style={{ minHeight: 160 }}>
        <Button onClick={() => setIsShown(true)}>Tamamla</Button>
        <ToastRegion label="Bildirim">
          {isShown ? <Toast {...args} onClose={() => setIsShown(false)} /> : null}
        </ToastRegion>
      </div>
    );
  },
  play: async ({ canvas, userEvent, step }) => {
    const button = canvas.getByRole('button', { name: 'Tamamla' });
    const message = () => within(canvas.getByRole('region', { name: 'Bildirim' })).queryByText(FAILURE);
    await step('a message appears without taking the focus', async () => {
      await userEvent.click(button);
      await waitFor(() => expect(message()).toBeVisible());
      await expect(button).toHaveFocus();
    });
    await step('its button closes it', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Kapat' }));
      await expect(message()).toBeNull();
    });
    await step('and so does Escape', async () => {
      await userEvent.click(button);
      await waitFor(() => expect(message()).toBeVisible());
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(message()).toBeNull());
    });
  },
};
