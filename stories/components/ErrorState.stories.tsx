import { ERROR_LOOKS, ErrorState } from '@kovan/ui/components/ErrorState';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

const meta = {
  title: 'Components/ErrorState',
  component: ErrorState,
  argTypes: { look: { control: 'inline-radio', options: ERROR_LOOKS } },
  args: { message: 'Veriler yüklenirken bir hata oluştu.', retryLabel: 'Yeniden dene', onRetry: fn() },
} satisfies Meta<typeof ErrorState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Row: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Veriler yüklenirken bir hata oluştu.');
    await userEvent.click(canvas.getByRole('button', { name: 'Yeniden dene' }));
    await expect(args.onRetry).toHaveBeenCalledTimes(1);
  },
};

export const Page: Story = { args: { look: 'page' } };

export const Retrying: Story = {
  args: { isRetrying: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Yeniden dene' }));
    await expect(args.onRetry).not.toHaveBeenCalled();
  },
};

export const Phone: Story = { globals: { viewport: { value: 'narrow' } } };
