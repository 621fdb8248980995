import { Bee } from '@kovan/ui/components/Bee';
import { Button } from '@kovan/ui/components/Button';
import { Comb } from '@kovan/ui/components/Comb';
import { Gate, GateBee, GateLead } from '@kovan/ui/components/Gate';
import type { Meta, StoryObj } from '@storybook/react-vite';

const meta = {
  title: 'Components/Gate',
  component: Gate,
  argTypes: { art: { control: false }, children: { control: false } },
  args: {
    art: (
      <>
        <Comb values={[1, 0.6, 1, 1, 0, 0, 0]} size="lg" />
        <GateBee>
          <Bee width={150} />
        </GateBee>
      </>
    ),
    words: 'Kovana bir kapı daha',
    lead: 'Bu cihazda yalnızca çocukların sayfaları açılır.',
    children: (
      <>
        <h1>Bu cihazı kovana bağla</h1>
        <GateLead>Bir yetişkin kendi Kovan’ında bir kod alır.</GateLead>
        <Button variant="primary">Bağla</Button>
      </>
    ),
  },
} satisfies Meta<typeof Gate>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Desktop: Story = { globals: { viewport: { value: 'desktop', isRotated: false } } };

export const Phone: Story = { globals: { viewport: { value: 'phone', isRotated: false } } };
