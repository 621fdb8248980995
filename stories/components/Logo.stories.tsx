import { Logo } from '@kovan/ui/components/Logo';
import type { Meta, StoryObj } from '@storybook/react-vite';

const meta = { title: 'Components/Logo', component: Logo, args: { name: 'Kovan' } } satisfies Meta<typeof Logo>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Light: Story = {};
export const Dark: Story = { globals: { theme: 'dark' } };
