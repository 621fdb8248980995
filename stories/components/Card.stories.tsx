import { Card, CARD_ELEMENTS, CardHeader } from '@kovan/ui/components/Card';
import { Link } from '@kovan/ui/components/Link';
import type { Meta, StoryObj } from '@storybook/react-vite';

const meta = {
  title: 'Components/Card',
  component: Card,
  argTypes: { as: { control: 'select', options: CARD_ELEMENTS } },
  args: { children: <p>Bugün her şey yolunda: üç görev bitti, iki görev kaldı.</p> },
} satisfies Meta<typeof Card>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const Child: Story = { parameters: { mood: 'child' } };

export const WithHeader: Story = {
  args: {
    as: 'section',
    'aria-labelledby': 'week',
    children: (
      <>
        <CardHeader title="Bu hafta" titleId="week">
          <Link to="/app/family/tasks">Tüm görevler</Link>
        </CardHeader>
        <p>16–22 Kasım arasında otuz üç iş bitti.</p>
      </>
    ),
  },
};
