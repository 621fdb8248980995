import { WaitingBadge } from '@kovan/ui/components/WaitingBadge';
import type { Meta, StoryObj } from '@storybook/react-vite';

/** In the place of a status, while the network is away: it is done here, and still to be sent. */
const meta = {
  title: 'Components/WaitingBadge',
  component: WaitingBadge,
  args: { children: 'Gönderilecek' },
} satisfies Meta<typeof WaitingBadge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Badge: Story = {};
export const Plain: Story = { args: { look: 'plain' } };
