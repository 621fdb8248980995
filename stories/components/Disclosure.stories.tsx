import { Button } from '@kovan/ui/components/Button';
import { Card } from '@kovan/ui/components/Card';
import { Disclosure } from '@kovan/ui/components/Disclosure';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

const meta = {
  title: 'Components/Disclosure',
  component: Disclosure,
  argTypes: { before: { control: false } },
  args: {
    showLabel: 'Ayrıntıları göster',
    hideLabel: 'Ayrıntıları gizle',
    children: <p>Tablodaki boşlukları doldur, sonra bir cümleyle anlat.</p>,
  },
  decorators: [
    (Story) => (
      <Card>
        <Story />
      </Card>
    ),
  ],
} satisfies Meta<typeof Disclosure>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Details: Story = {
  play: async ({ canvas, userEvent, step }) => {
    await step('shows', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Ayrıntıları göster' }));
      await expect(canvas.getByText(/Tablodaki boşlukları/)).toBeVisible();
    });
    await step('and hides', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Ayrıntıları gizle' }));
      await expect(canvas.queryByText(/Tablodaki boşlukları/)).not.toBeInTheDocument();
    });
  },
};

export const BesideAnAction: Story = {
  args: { before: <Button variant="primary">Bitirdim!</Button> },
};
