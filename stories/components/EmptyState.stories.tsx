import { combFill } from '@kovan/domain/comb';
import { Button } from '@kovan/ui/components/Button';
import { Comb } from '@kovan/ui/components/Comb';
import { EmptyState } from '@kovan/ui/components/EmptyState';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Plus } from 'lucide-react';
import { expect } from 'storybook/test';

const meta = {
  title: 'Components/EmptyState',
  component: EmptyState,
  argTypes: { picture: { control: false }, action: { control: false } },
  args: { title: 'Henüz hiç ödev yok.' },
} satisfies Meta<typeof EmptyState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OneSentence: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'Henüz hiç ödev yok.' })).toBeVisible();
  },
};

export const WithAction: Story = {
  args: {
    description: 'İlk ödevi ekleyin, petek dolmaya başlasın.',
    action: (
      <Button variant="primary" icon={<Plus aria-hidden />}>
        Ödev ekle
      </Button>
    ),
  },
};

export const WithAComb: Story = {
  args: { title: 'Bugün hiç görev yok.', picture: <Comb values={combFill(7, 0)} size="md" /> },
  parameters: { mood: 'child' },
};
