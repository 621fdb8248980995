import { Link } from '@kovan/ui/components/Link';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

const meta = {
  title: 'Components/Link',
  component: Link,
  args: { to: '/app/children', children: 'Çocuklar sayfasına git' },
} satisfies Meta<typeof Link>;

export default meta;
type Story = StoryObj<typeof meta>;

export const InASentence: Story = {
  render: (args) => (
    <p>
      Kovanda henüz kimse yok. <Link {...args} />.
    </p>
  ),
};

export const Standalone: Story = {
  args: { standalone: true },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Çocuklar sayfasına git' });
    await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
};
