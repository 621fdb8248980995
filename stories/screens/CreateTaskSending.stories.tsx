import { calls } from '@kovan/api-client/contract';
import {
  createFamily,
  createHandlers,
  delayed,
  elsewhere,
  failing,
  livelyFamily,
  pending,
} from '@kovan/api-client/mocks';
import { CreateTaskScreen } from '@kovan/ui/features/tasks/CreateTaskScreen';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, waitFor, within } from 'storybook/test';
import { asParent, create, fillPeriodic, fillSingle } from './support/createTask.ts';
import { recordCalls, saysSuccess, type SentCall } from './support/homework.ts';
import { openTab } from './support/openTab.ts';

const periodic = asParent({ route: '/app/tasks/create?kind=periodic' });

/** What is sent, what is said, and where it leads. */
const meta = {
  title: 'Screens/CreateTask/Sending',
  component: CreateTaskScreen,
  parameters: { layout: 'fullscreen', kovan: asParent() },
} satisfies Meta<typeof CreateTaskScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

let sent: SentCall[] = [];
const posts = () => sent.filter(({ call }) => call.startsWith('POST'));

export const SingleCreated: Story = {
  beforeEach: ({ msw }) => {
    sent = recordCalls(msw);
  },
  play: async ({ canvas, step, userEvent }) => {
    await canvas.findByRole('tabpanel');
    await fillSingle(canvas, userEvent, (field, text) => userEvent.type(field, text));
    await step('[V-20] a day in the past is as good as any other', async () => {
      await expect(canvas.getByLabelText('Son tarih')).toBeValid();
    });
    await userEvent.click(create(canvas));
    await step('[TC-09] [X-30] the message of success', async () => {
      await saysSuccess(canvas, 'Tek görev başarıyla oluşturuldu!');
    });
    await step('[P-08] [V-20] the task is created, a day in the past too', async () => {
      await expect(posts()).toEqual([
        expect.objectContaining({
          call: 'POST /api/tasks',
          body: { childId: 'elif', name: 'Çiçekleri sula', icon: '🧹', dueDate: '2026-11-02' },
        }),
      ]);
    });
    await step('[TC-10] then, in family view, the family’s list', async () => {
      await expect(await canvas.findByTestId('address')).toHaveTextContent(/^\/app\/family\/tasks$/);
    });
  },
};

export const PeriodicCreated: Story = {
  parameters: { kovan: { ...periodic, viewMode: 'child', selectedChild: 'elif' } },
  beforeEach: ({ msw }) => {
    sent = recordCalls(msw);
  },
  play: async ({ canvas, step, userEvent }) => {
    await canvas.findByRole('tabpanel');
    await fillPeriodic(canvas, userEvent);
    await userEvent.click(create(canvas));
    await step('[TC-09] [X-31] the message of success', async () => {
      await saysSuccess(canvas, 'Periyodik görev başarıyla oluşturuldu!');
    });
    await step('[P-08] [E-07] the periodic task is created, with Turkish weekdays in order', async () => {
      await expect(posts()).toEqual([
        expect.objectContaining({
          call: 'POST /api/scheduled-tasks',
          body: {
            childId: 'elif',
            name: 'Çiçekleri sula',
            icon: '📝',
            isPeriodic: true,
            period: { frequency: '1', weekDays: ['Salı', 'Cuma'] },
          },
        }),
      ]);
    });
  },
};

export const Saving: Story = {
  beforeEach: ({ msw }) => {
    msw.use(pending(calls.tasks.create));
  },
  play: async ({ canvas, step, userEvent }) => {
    await canvas.findByRole('tabpanel');
    await fillSingle(canvas, userEvent);
    await userEvent.click(create(canvas));
    const saving = await canvas.findByRole('button', { name: 'Kaydediliyor…' });
    await expect(saving).toHaveFocus();
    await expect(saving.closest('form')).toHaveAttribute('aria-busy', 'true');
    await step('[X-30] nothing says that it was created', async () => {
      await expect(canvas.queryByText('Tek görev başarıyla oluşturuldu!')).toBeNull();
    });
  },
};

export const DoubleClick: Story = {
  beforeEach: ({ msw }) => {
    msw.use(delayed(calls.tasks.create, 200));
    sent = recordCalls(msw);
  },
  play: async ({ canvas, step, userEvent }) => {
    await canvas.findByRole('tabpanel');
    await fillSingle(canvas, userEvent);
    await step('a double click, and a click on the way out, create one task', async () => {
      await userEvent.dblClick(create(canvas));
      await userEvent.click(await canvas.findByRole('button', { name: 'Oluşturuldu' }));
      await expect(posts()).toHaveLength(1);
    });
  },
};

const quiet = () => spyOn(console, 'error').mockImplementation(() => undefined);

export const SingleFailed: Story = {
  beforeEach: ({ msw }) => {
    quiet();
    msw.use(failing(calls.tasks.create, 429, { error: 'Çok hızlı gidiyorsunuz.', code: 'TOO_MANY_REQUESTS' }));
  },
  play: async ({ canvas, msw, step, userEvent }) => {
    await canvas.findByRole('tabpanel');
    await fillSingle(canvas, userEvent);
    await userEvent.click(create(canvas));
    await step('[X-27] the server’s own sentence', async () => {
      await expect(await canvas.findByRole('alert')).toHaveTextContent(/^Çok hızlı gidiyorsunuz\.$/);
    });
    await step('[Q-38] the form stays as it was typed', async () => {
      await expect(canvas.getByRole('textbox', { name: 'Görevin adı' })).toHaveValue('  Çiçekleri sula ');
      await expect(canvas.getByRole('radio', { name: 'Elif' })).toBeChecked();
      await expect(canvas.getByLabelText('Son tarih')).toHaveValue('2026-11-02');
      await expect(create(canvas)).toBeEnabled();
    });
    await step('[X-28] without a sentence of the server’s', async () => {
      msw.use(failing(calls.tasks.create, 'network'));
      await userEvent.click(create(canvas));
      await waitFor(() =>
        expect(canvas.getByRole('alert')).toHaveTextContent(/^Görev oluşturulurken bir hata oluştu$/),
      );
      await expect(console.error).toHaveBeenCalledWith('tasks.create failed', 'kind=network');
    });
    await step('[X-28] [X-29] which is no failure of the other tab, that has what was typed', async () => {
      await openTab(canvas, userEvent, 'Periyodik');
      await expect(canvas.getByRole('textbox', { name: 'Görevin adı' })).toHaveValue('  Çiçekleri sula ');
      await expect(canvas.getByRole('radio', { name: 'Elif' })).toBeChecked();
      await expect(canvas.queryByRole('alert')).toBeNull();
    });
  },
};

export const PeriodicFailed: Story = {
  globals: { theme: 'dark' },
  parameters: { kovan: periodic },
  beforeEach: ({ msw }) => {
    quiet();
    const fields = { name: 'Ad çok uzun.', 'period.weekDays': 'Günler boş olamaz.' };
    msw.use(failing(calls.scheduledTasks.create, 400, { error: 'Bir şey eksik.', code: 'VALIDATION_FAILED', fields }));
  },
  play: async ({ canvas, msw, step, userEvent }) => {
    await canvas.findByRole('tabpanel');
    await fillPeriodic(canvas, userEvent);
    await userEvent.click(create(canvas));
    await step('[Q-38] what a 400 says of a field stands at that field', async () => {
      await waitFor(() =>
        expect(canvas.getByRole('textbox', { name: 'Görevin adı' })).toHaveAccessibleDescription('Ad çok uzun.'),
      );
      await expect(canvas.getByRole('checkbox', { name: 'Pazartesi' })).toHaveAccessibleDescription(
        'Günler boş olamaz.',
      );
      await expect(within(canvas.getByRole('alert')).getByText('Bir şey eksik.')).toBeVisible();
    });
    await step('[X-29] the periodic equivalent of no sentence at all', async () => {
      msw.use(failing(calls.scheduledTasks.create, 'network'));
      await userEvent.click(create(canvas));
      await waitFor(() =>
        expect(canvas.getByRole('alert')).toHaveTextContent(/^Periyodik görev oluşturulurken bir hata oluştu$/),
      );
    });
  },
};

export const ChildrenDeletedElsewhere: Story = {
  parameters: { kovan: asParent({ settings: { features: ['live'] } }) },
  beforeEach: () => void quiet(),
  play: async ({ canvas, msw, step, userEvent }) => {
    const family = createFamily(livelyFamily);
    msw.use(...createHandlers(family));
    await canvas.findByRole('tabpanel');
    await fillSingle(canvas, userEvent);
    await waitFor(() => expect(family.followers.size).toBe(1), { timeout: 8_000 });
    await step('[PE-08] refused for a child that is gone, it shows who there is, and nobody is chosen', async () => {
      family.children.shift();
      await userEvent.click(create(canvas));
      await waitFor(() => expect(canvas.queryByRole('radio', { name: 'Elif' })).toBeNull());
      await expect(canvas.getByRole('radio', { name: 'Can' })).not.toBeChecked();
      await expect(canvas.getByRole('textbox', { name: 'Görevin adı' })).toHaveValue('  Çiçekleri sula ');
    });
    await step('[PE-08] after the last one what was typed stays, and it says why it can’t be saved', async () => {
      elsewhere(family, ({ children }) => children.splice(0));
      await expect(await canvas.findByText(/^Ailede çocuk kalmadı/)).toBeVisible();
      await expect(create(canvas)).toHaveAttribute('aria-disabled', 'true');
      await expect(canvas.getByRole('textbox', { name: 'Görevin adı' })).toHaveValue('  Çiçekleri sula ');
      await expect(canvas.getByLabelText('Son tarih')).toHaveValue('2026-11-02');
    });
  },
};
