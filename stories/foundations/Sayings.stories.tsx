import type { Meta, StoryObj } from '@storybook/react-vite';
import { Sayings } from './parts/Sayings.tsx';

/** The tables of the page Voice, so that a text that no screen has any more is noticed. */
const meta = {
  title: 'Foundations/Sayings',
  component: Sayings,
  tags: ['!dev', '!autodocs'],
} satisfies Meta<typeof Sayings>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Turkish: Story = { args: { language: 'tr' } };

export const English: Story = { args: { language: 'en' } };
