import { IconLine } from '@kovan/ui/components/IconLine';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { CalendarClock, Clock } from 'lucide-react';

/** A quiet sentence with a picture before it. */
const meta = {
  title: 'Components/IconLine',
  component: IconLine,
  args: { icon: <CalendarClock aria-hidden />, children: 'Tek kişi için, 25 Kasım gününe kadar geçerli.' },
} satisfies Meta<typeof IconLine>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Day: Story = {};

/** Over several lines the picture stays with the first. */
export const Long: Story = {
  args: {
    icon: <Clock aria-hidden />,
    children:
      'Mektup birkaç dakika içinde gelmezse istenmeyenlere de bakın; bağlantı bir saat geçerlidir ve bir kez açılır.',
  },
};
