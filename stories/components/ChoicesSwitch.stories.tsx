import { Avatar } from '@kovan/ui/components/Avatar';
import { ChoicesSwitch } from '@kovan/ui/components/ChoicesSwitch';
import { Field } from '@kovan/ui/components/Field';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { cutWordsIn, inBigLetters } from '../support/letters.ts';

const CHILDREN = [
  { value: 'elif', label: 'Elif', hue: 'plum', picture: <Avatar emoji="👧" hue="plum" size={32} /> },
  { value: 'can', label: 'Can', hue: 'cyan', picture: <Avatar emoji="👦" hue="cyan" size={32} /> },
  { value: 'defne', label: 'Defne', hue: 'jade', picture: <Avatar emoji="🧒" hue="jade" size={32} /> },
] as const;

const LONG_NAMES = [
  ...CHILDREN,
  { value: 'abdurrahman', label: 'Abdurrahman', hue: 'violet', picture: <Avatar emoji="🚀" hue="violet" size={32} /> },
  { value: 'emir', label: 'Muhammed Emir', hue: 'gold', picture: <Avatar emoji="🎭" hue="gold" size={32} /> },
] as const;

const meta = {
  title: 'Components/ChoicesSwitch',
  component: ChoicesSwitch,
  argTypes: { items: { control: false } },
  args: { items: CHILDREN, values: ['defne'], onChange: fn(), name: 'childIds' },
  render: function Controlled(args) {
    const [values, setValues] = useState(args.values);
    const change = (next: string[]) => {
      setValues(next);
      args.onChange(next);
    };
    return (
      <Field kind="group" label="Kim kullanacak?">
        <ChoicesSwitch {...args} values={values} onChange={change} />
      </Field>
    );
  },
} satisfies Meta<typeof ChoicesSwitch>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Several: Story = {
  play: async ({ args, canvas, userEvent, step }) => {
    await step('any number can be chosen, told in the order of the items', async () => {
      await expect(canvas.getByRole('group', { name: 'Kim kullanacak?' })).toBeVisible();
      await userEvent.click(canvas.getByRole('checkbox', { name: 'Elif' }));
      await expect(args.onChange).toHaveBeenLastCalledWith(['elif', 'defne']);
      await userEvent.click(canvas.getByRole('checkbox', { name: 'Defne' }));
      await expect(args.onChange).toHaveBeenLastCalledWith(['elif']);
    });
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone', isRotated: false } } };

export const LongNames: Story = {
  args: { items: LONG_NAMES },
  globals: { viewport: { value: 'narrow', isRotated: false } },
  play: async ({ canvas, step }) => {
    await step('[DV-10] names stand whole on the narrowest phone', async () => {
      await expect(cutWordsIn(canvas.getByRole('group', { name: 'Kim kullanacak?' }))).toEqual([]);
    });
  },
};

export const LongNamesInBigLetters: Story = { ...LongNames, ...inBigLetters };
