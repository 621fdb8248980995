import { NoConnection } from '@kovan/ui/components/connection';
import { Button, BUTTON_SIZES, BUTTON_VARIANTS, ButtonLink } from '@kovan/ui/components/Button';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Check, Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { expect, fn, within } from 'storybook/test';
import { Gallery } from './gallery.tsx';

const meta = {
  title: 'Components/Button',
  component: Button,
  argTypes: {
    variant: { control: 'select', options: BUTTON_VARIANTS },
    size: { control: 'inline-radio', options: BUTTON_SIZES },
    icon: { control: false },
  },
  args: { children: 'Ödevi ekle', icon: <Plus aria-hidden />, onClick: fn() },
} satisfies Meta<typeof Button>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Primary: Story = {
  args: { variant: 'primary' },
  play: async ({ args, canvas, userEvent, step }) => {
    const button = canvas.getByRole('button', { name: 'Ödevi ekle' });
    await step('by the keyboard, too', async () => {
      await userEvent.tab();
      await expect(button).toHaveFocus();
      await userEvent.keyboard('{Enter}');
      await expect(args.onClick).toHaveBeenCalledTimes(1);
    });
    await step('a finger meets at least 44 px', async () => {
      await expect(button.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    });
  },
};

export const Disabled: Story = { args: { variant: 'primary', disabled: true } };
export const Block: Story = { args: { variant: 'primary', block: true } };

export const Loading: Story = {
  args: { variant: 'primary', loading: true, children: 'Rapor oluşturuluyor…' },
  play: async ({ args, canvas, userEvent, step }) => {
    const button = canvas.getByRole('button', { name: 'Rapor oluşturuluyor…' });
    await step('keeps the focus and ignores presses', async () => {
      await userEvent.tab();
      await expect(button).toHaveFocus();
      await userEvent.click(button);
      await expect(args.onClick).not.toHaveBeenCalled();
      await expect(button).toHaveAttribute('aria-disabled', 'true');
    });
  },
};

/** Stands around what can't be done now. */
const offline = (Story: () => ReactNode) => (
  <NoConnection value="Bunun için bağlantı gerekiyor.">
    <Story />
  </NoConnection>
);

export const WithoutConnection: Story = {
  args: { variant: 'primary', needsConnection: true },
  decorators: [offline],
  play: async ({ args, canvas, userEvent, step }) => {
    const button = canvas.getByRole('button', { name: 'Ödevi ekle' });
    await step('[OF-05] is off, says why, and keeps the focus', async () => {
      await expect(button).toHaveAccessibleDescription('Bunun için bağlantı gerekiyor.');
      await expect(canvas.getByText('Bunun için bağlantı gerekiyor.')).toBeVisible();
      await expect(button).toHaveAttribute('aria-disabled', 'true');
      await userEvent.tab();
      await expect(button).toHaveFocus();
      await userEvent.keyboard('{Enter}');
      await userEvent.click(button);
      await expect(args.onClick).not.toHaveBeenCalled();
    });
    await step('the sign stands by the words, and both above the middle of the sentence', async () => {
      const boxOf = (element: Element | null) => element?.getBoundingClientRect() ?? new DOMRect();
      const [sign, words] = [boxOf(button.querySelector('svg')), boxOf(within(button).getByText('Ödevi ekle'))];
      const sentence = boxOf(canvas.getByText('Bunun için bağlantı gerekiyor.'));
      await expect(words.left - sign.right).toBeCloseTo(8, 0);
      await expect((sign.left + words.right) / 2).toBeCloseTo((sentence.left + sentence.right) / 2, 0);
    });
  },
};

export const WithoutConnectionQuiet: Story = {
  args: { variant: 'quiet', needsConnection: true },
  decorators: [offline],
  play: async ({ canvas, step }) => {
    await step('[OF-05] has the sign alone, and says why to who asks', async () => {
      await expect(canvas.getByRole('button', { name: 'Ödevi ekle' })).toHaveAccessibleDescription(
        'Bunun için bağlantı gerekiyor.',
      );
    });
  },
};

export const WithoutConnectionInOwnWords: Story = {
  args: { variant: 'quiet', needsConnection: 'Rapor için bağlantı gerekiyor.', children: 'Haftalık rapor gönder' },
  decorators: [offline],
};

export const WhatNeedsNoConnection: Story = {
  decorators: [offline],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Ödevi ekle' }));
    await expect(args.onClick).toHaveBeenCalledTimes(1);
  },
};

const sent = fn();

export const OffWithFocus: Story = {
  args: { variant: 'primary', type: 'submit', 'aria-disabled': true, children: 'Oluşturuldu' },
  render: (args) => (
    <form onSubmit={sent}>
      <Button {...args} />
    </form>
  ),
  play: async ({ args, canvas, userEvent, step }) => {
    const button = canvas.getByRole('button', { name: 'Oluşturuldu' });
    await step('says that it is off, keeps the focus, and neither presses nor sends', async () => {
      await expect(button).toHaveAttribute('aria-disabled', 'true');
      await userEvent.tab();
      await expect(button).toHaveFocus();
      await userEvent.keyboard('{Enter}');
      await userEvent.click(button);
      await expect(args.onClick).not.toHaveBeenCalled();
      await expect(sent).not.toHaveBeenCalled();
    });
  },
};

export const Child: Story = {
  args: { variant: 'primary', size: 'lg', children: 'Bitirdim', icon: <Check aria-hidden /> },
  parameters: { mood: 'child' },
  play: async ({ canvas, step }) => {
    await step('a small finger meets at least 56 px', async () => {
      await expect(canvas.getByRole('button').getBoundingClientRect().height).toBeGreaterThanOrEqual(56);
    });
  },
};

export const AsLink: Story = {
  render: () => (
    <ButtonLink to="/app/tasks/create" variant="primary" icon={<Plus aria-hidden />}>
      Yeni görev
    </ButtonLink>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Yeni görev' })).toHaveAttribute('href', '/app/tasks/create');
  },
};

export const Everything: Story = {
  render: () => (
    <Gallery
      items={Object.fromEntries(
        BUTTON_SIZES.flatMap((size) =>
          BUTTON_VARIANTS.map((variant) => [
            `${variant}, ${size}`,
            <Button key={variant} variant={variant} size={size} icon={<Check aria-hidden />}>
              Tamamla
            </Button>,
          ]),
        ),
      )}
    />
  ),
};
