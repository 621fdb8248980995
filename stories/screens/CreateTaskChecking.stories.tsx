import { CreateTaskScreen } from '@kovan/ui/features/tasks/CreateTaskScreen';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { asParent, create, fillCommon } from './support/createTask.ts';
import { recordCalls, type SentCall } from './support/homework.ts';
import { write } from './support/write.ts';

/** What is wrong stands beside its field, and nothing is sent. */
const meta = {
  title: 'Screens/CreateTask/Checking',
  component: CreateTaskScreen,
  parameters: { layout: 'fullscreen', kovan: asParent() },
  beforeEach: ({ msw }) => {
    sent = recordCalls(msw);
  },
} satisfies Meta<typeof CreateTaskScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

let sent: SentCall[] = [];
const posts = () => sent.filter(({ call }) => call.startsWith('POST'));

export const SingleMissing: Story = {
  play: async ({ canvas, step, userEvent }) => {
    await write(await canvas.findByRole('textbox', { name: 'Görevin adı' }), '   ');
    await userEvent.click(create(canvas));
    await step('[V-17] a child is required; it is the first wrong field and has the focus', async () => {
      const children = await canvas.findByRole('radiogroup', { name: 'Kim yapacak?' });
      await waitFor(() => expect(children).toHaveAccessibleDescription('Lütfen bir çocuk seçin'));
      await waitFor(() => expect(canvas.getByRole('radio', { name: 'Elif' })).toHaveFocus());
    });
    await step('[V-18] a blank name is refused', async () => {
      const name = canvas.getByRole('textbox', { name: 'Görevin adı' });
      await expect(name).toBeInvalid();
      await expect(name).toHaveAccessibleDescription('Lütfen görev adını girin');
    });
    await step('[V-19] a due date is required', async () => {
      await expect(canvas.getByLabelText('Son tarih')).toHaveAccessibleDescription('Lütfen son tarihi girin');
    });
    await step('[V-20] of a year typed with two digits it says so', async () => {
      await write(canvas.getByLabelText('Son tarih'), '0026-11-27');
      await waitFor(() =>
        expect(canvas.getByLabelText('Son tarih')).toHaveAccessibleDescription(
          'Yılı dört haneyle yazın; 2000 ya da sonrası olmalı.',
        ),
      );
    });
    await step('nothing is sent; what is put right is no longer wrong', async () => {
      await expect(posts()).toEqual([]);
      await userEvent.click(canvas.getByRole('radio', { name: 'Can' }));
      await waitFor(() => expect(canvas.queryByText('Lütfen bir çocuk seçin')).toBeNull());
    });
    await step('[V-39] a name is wrong that is longer than the server takes', async () => {
      const name = canvas.getByRole('textbox', { name: 'Görevin adı' });
      await write(name, 'a'.repeat(81));
      await write(canvas.getByLabelText('Son tarih'), '2026-11-27');
      await userEvent.click(create(canvas));
      await waitFor(() => expect(name).toHaveAccessibleDescription('En fazla 80 karakter yazılabilir.'));
      await expect(posts()).toEqual([]);
    });
  },
};

export const PeriodicMissing: Story = {
  globals: { viewport: { value: 'phone' } },
  parameters: { kovan: asParent({ route: '/app/tasks/create?kind=periodic' }) },
  play: async ({ canvas, step, userEvent }) => {
    await canvas.findByRole('combobox');
    await userEvent.click(create(canvas));
    await step('[V-21] [V-22] [Q-56] child and name as for a single task', async () => {
      const children = await canvas.findByRole('radiogroup', { name: 'Kim yapacak?' });
      await waitFor(() => expect(children).toHaveAccessibleDescription('Lütfen bir çocuk seçin'));
      await expect(canvas.getByRole('textbox', { name: 'Görevin adı' })).toHaveAccessibleDescription(
        'Lütfen görev adını girin',
      );
    });
    await step('[V-23] at least one weekday', async () => {
      await expect(canvas.getByText('Periyodik görevler için en az bir gün seçin')).toBeVisible();
      await expect(posts()).toEqual([]);
    });
    await step('[V-23] when only the day is missing, it has the focus', async () => {
      await fillCommon(canvas, userEvent);
      await userEvent.click(create(canvas));
      await waitFor(() => expect(canvas.getByRole('checkbox', { name: 'Pazartesi' })).toHaveFocus());
      await expect(posts()).toEqual([]);
    });
  },
};
