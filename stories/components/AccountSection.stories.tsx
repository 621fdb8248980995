import { AccountSection } from '@kovan/ui/components/AccountSection';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { UserRound } from 'lucide-react';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { cutWordsIn, inBigLetters, loneDotsIn } from '../support/letters.ts';

const meta = {
  title: 'Components/AccountSection',
  component: AccountSection,
  argTypes: { icon: { control: false }, children: { control: false } },
  args: {
    id: 'name',
    icon: <UserRound aria-hidden />,
    title: 'Adınız',
    summary: 'Ayşe Yılmaz',
    description: 'Ailenizdeki herkes sizi bu adla görür.',
    open: false,
    onOpenChange: () => undefined,
    children: <p>Ad ve soyad</p>,
  },
  render: function Controlled(args) {
    const [open, setOpen] = useState(args.open);
    return <AccountSection {...args} open={open} onOpenChange={setOpen} />;
  },
} satisfies Meta<typeof AccountSection>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Folded: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
};

const NAME_AND_ADDRESS = (
  <>
    <span>Ayşe Yılmaz</span>
    <span>ayse.yilmaz@uzun-bir-posta-adresi.example.com</span>
  </>
);

/** Several facts stay in one line, which is cut at its end. */
export const FoldedFacts: Story = {
  globals: { viewport: { value: 'handheld', isRotated: false } },
  args: { summary: NAME_AND_ADDRESS },
  play: async ({ canvas }) => {
    const line = canvas.getByText('Ayşe Yılmaz').parentElement;
    await expect(line?.offsetHeight).toBeLessThan(25);
    await expect(line && getComputedStyle(line).textOverflow).toBe('ellipsis');
    await expect(line?.scrollWidth).toBeGreaterThan(line?.clientWidth ?? 0);
  },
};

/** Where there is no room for one line, none begins or ends with a dot. */
export const FoldedNarrowest: Story = {
  globals: { viewport: { value: 'narrow', isRotated: false } },
  args: { summary: NAME_AND_ADDRESS },
  play: async ({ canvas }) => {
    const line = canvas.getByText('Ayşe Yılmaz').parentElement;
    await expect(line?.offsetHeight).toBeGreaterThan(30);
    await expect(line && loneDotsIn(line)).toBe(0);
  },
};

/** Who presses the line presses the head that it stands in. */
export const FoldedPressed: Story = {
  ...FoldedFacts,
  play: async ({ canvas }) => {
    const { left, top } = canvas.getByText('Ayşe Yılmaz').getBoundingClientRect();
    await expect(document.elementFromPoint(left + 4, top + 4)).toBe(canvas.getByRole('button', { name: 'Adınız' }));
  },
};

/** Its line takes more lines then. */
export const FoldedInBigLetters: Story = {
  ...Folded,
  args: { summary: 'Bilgisayara indirin, geri yükleyin, silin' },
  ...inBigLetters,
  play: async ({ canvas }) => {
    await expect(cutWordsIn(canvas.getByRole('region', { name: /Adınız/ }))).toEqual([]);
  },
};

export const Unfolded: Story = { ...Folded, args: { open: true } };

/** What is in it comes with the first unfolding, and stays as it was left. */
export const Again: Story = {
  ...Folded,
  args: { children: <input aria-label="Ad" /> },
  play: async ({ canvas, step, userEvent }) => {
    const toggle = canvas.getByRole('button', { name: 'Adınız' });
    await step('folded, nothing of it is there', async () => {
      await expect(canvas.queryByLabelText('Ad')).toBeNull();
    });
    await step('folded and unfolded, it has what was typed', async () => {
      await userEvent.click(toggle);
      await userEvent.type(canvas.getByLabelText('Ad'), 'Ayşe');
      await userEvent.click(toggle);
      await userEvent.click(toggle);
      await expect(canvas.getByLabelText('Ad')).toHaveValue('Ayşe');
    });
  },
};

/** Where there is room it always stands open, and there is nothing to press. */
export const Wide: Story = {
  globals: { viewport: { value: 'desktop', isRotated: false } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: /Adınız/ })).toBeVisible();
  },
};
