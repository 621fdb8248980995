import { DottedFacts } from '@kovan/ui/components/DottedFacts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { loneDotsIn } from '../support/letters.ts';

/** Short facts with a dot between them. */
const meta = {
  title: 'Components/DottedFacts',
  component: DottedFacts,
  argTypes: { children: { control: false } },
  args: {
    children: (
      <>
        <span>Matematik</span>
        <b>Çalışma Kitabı</b>
        <span>s. 45-46</span>
      </>
    ),
  },
} satisfies Meta<typeof DottedFacts>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OneLine: Story = {};

/** No dot is left where a line begins or ends. */
export const SeveralLines: Story = {
  decorators: (Facts) => (
    <div style={{ width: '7rem' }}>
      <Facts />
    </div>
  ),
  play: async ({ canvas }) => {
    const line = canvas.getByText('s. 45-46').parentElement;
    await expect(line?.offsetHeight).toBeGreaterThan(40);
    await expect(line && loneDotsIn(line)).toBe(0);
  },
};
