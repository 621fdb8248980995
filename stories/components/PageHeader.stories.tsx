import { ButtonLink } from '@kovan/ui/components/Button';
import { PageHeader } from '@kovan/ui/components/PageHeader';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Plus } from 'lucide-react';
import { expect } from 'storybook/test';

const meta = {
  title: 'Components/PageHeader',
  component: PageHeader,
  args: { title: 'Aile Görevleri', subtitle: 'Tek seferlik ve periyodik görevler, herkes için.' },
} satisfies Meta<typeof PageHeader>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithSubtitle: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Aile Görevleri' })).toBeVisible();
  },
};

export const WithAction: Story = {
  args: {
    actions: (
      <ButtonLink to="/app/tasks/create" variant="primary" icon={<Plus aria-hidden />}>
        Yeni görev
      </ButtonLink>
    ),
  },
};

export const Phone: Story = { args: WithAction.args ?? {}, globals: { viewport: { value: 'phone' } } };
