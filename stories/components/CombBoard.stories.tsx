import { CombBoard } from '@kovan/ui/components/CombBoard';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Calculator } from 'lucide-react';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';

const cells = [
  { id: 'bed', emoji: '🛏️', label: 'Yatağını topla, bitti' },
  { id: 'table', emoji: '🍽️', label: 'Sofrayı kur, şimdi sırada', next: true },
  { id: 'piano', emoji: '🎵', label: 'Piyano çalış, bekliyor' },
  { id: 'test', sign: Calculator, hue: 'blue', label: 'Ödev: Kesirler testi, bekliyor' },
] as const;

/** A comb whose cells can be pressed; homework has its sign and a page-marker. */
const meta = {
  title: 'Components/CombBoard',
  component: CombBoard,
  args: { values: [1, 0, 0, 0], cells, label: '4 işten 1 tanesi tamam', chosenId: 'table', onChoose: fn() },
  parameters: { mood: 'child' },
} satisfies Meta<typeof CombBoard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ADay: Story = {
  render: function Choosing(args) {
    const [chosenId, choose] = useState(args.chosenId);
    return <CombBoard {...args} chosenId={chosenId} onChoose={choose} />;
  },
  play: async ({ canvas, step, userEvent }) => {
    await step('a press chooses its cell', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Ödev: Kesirler testi, bekliyor' }));
      await expect(canvas.getByRole('button', { pressed: true })).toHaveAccessibleName(
        'Ödev: Kesirler testi, bekliyor',
      );
    });
    await step('so does the keyboard, cell by cell', async () => {
      await userEvent.tab({ shift: true });
      await userEvent.keyboard(' ');
      await expect(canvas.getByRole('button', { pressed: true })).toHaveAccessibleName('Piyano çalış, bekliyor');
    });
  },
};

export const Dark: Story = { globals: { theme: 'dark' } };
