import { STATUS_LOOKS, STATUS_TONES, StatusBadge } from '@kovan/ui/components/StatusBadge';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Gallery } from './gallery.tsx';

const WORDS = {
  done: 'Tamamlandı',
  checked: 'Kontrol Edildi',
  today: 'Bugün',
  soon: 'Yarın',
  later: '5 gün kaldı',
  overdue: 'Gecikti',
  scheduled: 'Planlandı',
  neutral: 'Bekliyor',
} satisfies Record<(typeof STATUS_TONES)[number], string>;

const meta = {
  title: 'Components/StatusBadge',
  component: StatusBadge,
  argTypes: {
    tone: { control: 'select', options: STATUS_TONES },
    look: { control: 'inline-radio', options: STATUS_LOOKS },
    sign: { control: false },
  },
  args: { tone: 'done', children: WORDS.done },
} satisfies Meta<typeof StatusBadge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Done: Story = {};
export const Overdue: Story = { args: { tone: 'overdue', children: WORDS.overdue } };

const all = (look: (typeof STATUS_LOOKS)[number]) => (
  <Gallery
    items={Object.fromEntries(
      STATUS_TONES.map((tone) => [
        tone,
        <StatusBadge key={tone} tone={tone} look={look}>
          {WORDS[tone]}
        </StatusBadge>,
      ]),
    )}
  />
);

export const Badges: Story = { render: () => all('badge') };
export const DueLabels: Story = { render: () => all('plain') };
export const Child: Story = { render: () => all('badge'), parameters: { mood: 'child' } };
export const Dark: Story = { render: () => all('badge'), globals: { theme: 'dark' } };
