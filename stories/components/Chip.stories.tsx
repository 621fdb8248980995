import { SUBJECTS } from '@kovan/domain/subjects';
import { Chip } from '@kovan/ui/components/Chip';
import { HUES } from '@kovan/ui/components/hues';
import { subjectLook } from '@kovan/ui/features/homework/parts/subjectLook';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

const meta = {
  title: 'Components/Chip',
  component: Chip,
  argTypes: { hue: { control: 'select', options: HUES }, sign: { control: false } },
  args: { children: 'Haftalık' },
} satisfies Meta<typeof Chip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Quiet: Story = {};

const subjects = [...SUBJECTS, 'Genel'];

export const Subjects: Story = {
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
      {subjects.map((subject) => (
        <Chip key={subject} {...subjectLook(subject)}>
          {subject}
        </Chip>
      ))}
    </div>
  ),
  play: async ({ canvas, step }) => {
    await step('[CH-13] no two of the 17 subjects share a colour', async () => {
      const chips = SUBJECTS.map((subject) => canvas.getByText(subject));
      const paints = chips.map((chip) => {
        const { color, backgroundColor } = getComputedStyle(chip.closest('[data-hue]') ?? chip);
        return `${color} on ${backgroundColor}`;
      });
      await expect(new Set(paints).size).toBe(17);
      await expect(new Set(chips.map((chip) => getComputedStyle(chip).color)).size).toBe(17);
    });
    await step('no two subjects share their pair of hue and sign, or their sign', async () => {
      const looks = subjects.map(subjectLook);
      await expect(new Set(looks.map(({ sign }) => sign)).size).toBe(subjects.length);
    });
  },
};

export const SubjectsInTheDark: Story = { ...Subjects, globals: { theme: 'dark' } };
