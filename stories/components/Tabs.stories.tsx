import { noCount, Tabs } from '@kovan/ui/components/Tabs';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';

const meta = {
  title: 'Components/Tabs',
  component: Tabs,
  argTypes: { value: { control: false } },
  args: {
    label: 'Ödevler',
    value: 'pending',
    onValueChange: () => undefined,
    items: [
      { value: 'pending', label: 'Bekleyen', count: 8, content: <p>Sekiz ödev bekliyor.</p> },
      { value: 'awaiting', label: 'Kontrol bekleyen', count: 3, content: <p>Üç ödev kontrol bekliyor.</p> },
      { value: 'done', label: 'Tamamlanan', count: 15, content: <p>On beş ödev tamamlandı.</p> },
    ],
  },
  render: function Controlled(args) {
    const [value, setValue] = useState(args.value);
    return <Tabs {...args} value={value} onValueChange={setValue} />;
  },
} satisfies Meta<typeof Tabs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ThreeWithCounts: Story = {
  play: async ({ canvas, userEvent, step }) => {
    const tab = (name: string) => canvas.getByRole('tab', { name });
    await step('one tab stop, the chosen tab', async () => {
      await userEvent.tab();
      await expect(tab('Bekleyen 8')).toHaveFocus();
    });
    await step('arrow keys choose, and go round', async () => {
      await userEvent.keyboard('{ArrowRight}');
      await expect(tab('Kontrol bekleyen 3')).toHaveAttribute('aria-selected', 'true');
      await expect(canvas.getByRole('tabpanel')).toHaveTextContent('Üç ödev kontrol bekliyor.');
      await userEvent.keyboard('{ArrowRight}{ArrowRight}');
      await expect(tab('Bekleyen 8')).toHaveFocus();
    });
    await step('End and Home go to the ends', async () => {
      await userEvent.keyboard('{End}');
      await expect(tab('Tamamlanan 15')).toHaveAttribute('aria-selected', 'true');
      await userEvent.keyboard('{Home}');
      await expect(tab('Bekleyen 8')).toHaveAttribute('aria-selected', 'true');
    });
    await step('the panel is named by its tab', async () => {
      await expect(canvas.getByRole('tabpanel', { name: 'Bekleyen 8' })).toBeVisible();
    });
  },
};

export const Pressed: Story = {
  play: async ({ canvas, step, userEvent }) => {
    await step('the first press on a page leaves no ring behind', async () => {
      const tab = canvas.getByRole('tab', { name: 'Tamamlanan 15' });
      await userEvent.click(tab);
      await expect(tab).toHaveFocus();
      await expect(tab.matches(':focus-visible')).toBe(false);
    });
  },
};

export const AnotherButtonOfTheMouse: Story = {
  play: async ({ canvas, step, userEvent }) => {
    await step('asks for a menu, and chooses nothing', async () => {
      await userEvent.pointer({ target: canvas.getByRole('tab', { name: 'Tamamlanan 15' }), keys: '[MouseRight]' });
      await expect(canvas.getByRole('tab', { name: 'Bekleyen 8' })).toHaveAttribute('aria-selected', 'true');
    });
  },
};

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const tab = canvas.getByRole('tab', { name: 'Kontrol bekleyen 3' });
    await expect(tab.scrollWidth).toBeLessThanOrEqual(tab.clientWidth);
  },
};

export const ShortOnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {
    before: <p>Hepsi · Elif · Can</p>,
    items: [
      { value: 'pending', label: 'Bekleyen', short: 'Bekleyen', count: 8, content: <p>Sekiz ödev bekliyor.</p> },
      {
        value: 'awaiting',
        label: 'Kontrol bekleyen',
        short: 'Kontrol',
        count: 3,
        tone: 'check',
        content: <p>Üç ödev kontrol bekliyor.</p>,
      },
      { value: 'done', label: 'Tamamlanan', short: 'Biten', count: 15, content: <p>On beş ödev tamamlandı.</p> },
    ],
  },
  play: async ({ canvas }) => {
    const tops = canvas.getAllByRole('tab').map((tab) => tab.getBoundingClientRect().top);
    await expect(new Set(tops).size).toBe(1);
    await expect(canvas.getByRole('tab', { name: 'Kontrol 3' })).toBeVisible();
    await expect(canvas.getByText('Kontrol bekleyen')).not.toBeVisible();
  },
};

export const Child: Story = {
  parameters: { mood: 'child' },
  globals: { viewport: { value: 'phone' } },
  args: {
    label: 'Görevler',
    value: 'daily',
    items: [
      { value: 'daily', label: 'Günlük', count: '3/7', content: <p>Bugün yedi görev var.</p> },
      { value: 'weekly', label: 'Haftalık', count: '14/38', content: <p>Bu hafta otuz sekiz görev var.</p> },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('tab', { name: 'Günlük 3/7' }).getBoundingClientRect().height).toBeGreaterThanOrEqual(
      56,
    );
  },
};

const ROOMS = [noCount('0/0'), noCount('0/00'), noCount('0')];

/** Above as they stand until the counts are known, below with them. */
export const CountsNotKnownYet: Story = {
  parameters: { mood: 'child' },
  render: ({ items, label, ...args }) => (
    <>
      <Tabs {...args} label={label} items={items.map((item, place) => ({ ...item, count: ROOMS[place] }))} />
      <Tabs {...args} label={`${label} (sayılı)`} items={items} />
    </>
  ),
  args: {
    label: 'Görevler',
    value: 'daily',
    items: [
      { value: 'daily', label: 'Günlük', count: '2/4', content: <p>Bugün dört görev var.</p> },
      { value: 'weekly', label: 'Haftalık', count: '2/13', content: <p>Bu hafta on üç görev var.</p> },
      { value: 'late', label: 'Gecikmiş', count: 7, content: <p>Yedi görev gecikti.</p> },
    ],
  },
  play: async ({ canvas, step }) => {
    await document.fonts.ready;
    await step('[EV-12] the words stand where they will with their counts', async () => {
      for (const words of ['Günlük', 'Haftalık', 'Gecikmiş']) {
        const [without, withCount] = canvas.getAllByText(words).map((word) => word.getBoundingClientRect().left);
        await expect(without).toBe(withCount);
      }
    });
    await step('a count that is not known is not read out', async () => {
      await expect(canvas.getByRole('tab', { name: 'Günlük' })).toBeVisible();
      await expect(canvas.getByRole('tab', { name: 'Haftalık' })).toBeVisible();
    });
  },
};

export const ChildWithLateWork: Story = {
  parameters: { mood: 'child' },
  args: {
    items: [
      { value: 'pending', label: 'Bekleyen', count: 4, content: <p>Dört ödev bekliyor.</p> },
      { value: 'overdue', label: 'Gecikmiş', count: 1, tone: 'overdue', content: <p>Hadi birlikte yetişelim!</p> },
      { value: 'done', label: 'Tamamlanan', count: 9, content: <p>Dokuz ödev tamam.</p> },
    ],
  },
  play: async ({ canvas }) => {
    const groundOf = (count: string) => getComputedStyle(canvas.getByText(count)).backgroundColor;
    await expect(groundOf('1')).not.toBe(groundOf('9'));
  },
};
