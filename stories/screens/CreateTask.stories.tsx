import { calls } from '@kovan/api-client/contract';
import { noChildren, oneChild, pending } from '@kovan/api-client/mocks';
import { FREQUENCIES } from '@kovan/domain/frequencies';
import { TASK_ICONS } from '@kovan/domain/icons';
import { CreateTaskScreen } from '@kovan/ui/features/tasks/CreateTaskScreen';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, within } from 'storybook/test';
import { asParent } from './support/createTask.ts';
import { childrenFailed } from './support/dashboard.ts';
import { openTab } from './support/openTab.ts';
import { onboarded } from './support/tasks.ts';

/** A new task: once, or again and again. */
const meta = {
  title: 'Screens/CreateTask',
  component: CreateTaskScreen,
  parameters: { layout: 'fullscreen', kovan: asParent() },
} satisfies Meta<typeof CreateTaskScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const periodic = asParent({ route: '/app/tasks/create?kind=periodic' });

export const Single: Story = {
  play: async ({ canvas, step }) => {
    await step('[TC-01] two tabs, single task first', async () => {
      const tabs = await canvas.findAllByRole('tab');
      await expect(tabs.map((tab) => tab.textContent.trim())).toEqual(['Tek seferlik', 'Periyodik']);
      await expect(tabs[0]).toHaveAttribute('aria-selected', 'true');
    });
    await step('[TC-02] child, name, icon and due date', async () => {
      const form = within(canvas.getByRole('tabpanel'));
      await expect(form.getByRole('radiogroup', { name: 'Kim yapacak?' })).toBeVisible();
      await expect(form.getByRole('textbox', { name: 'Görevin adı' })).toHaveAttribute('name', 'name');
      await expect(form.getByRole('radiogroup', { name: 'Simge' })).toBeVisible();
      await expect(form.getByLabelText('Son tarih')).toHaveAttribute('name', 'dueDate');
      await expect(form.getByLabelText('Son tarih')).toHaveAttribute('type', 'date');
      await expect(form.queryByRole('combobox')).toBeNull();
      await expect(form.queryByRole('checkbox')).toBeNull();
    });
    await step('[TC-07] [TC-08] [E-05] the ten icons in order, the memo chosen', async () => {
      const icons = within(canvas.getByRole('radiogroup', { name: 'Simge' })).getAllByRole<HTMLInputElement>('radio');
      await expect(icons.map(({ value }) => value)).toEqual([...TASK_ICONS]);
      await expect(icons.map(({ ariaLabel }) => ariaLabel)).toEqual([
        'Not',
        'Kitaplar',
        'Kalem',
        'Palet',
        'Koşucu',
        'Süpürge',
        'Tabak',
        'Yatak',
        'Müzik notası',
        'Oyun kumandası',
      ]);
      await expect(canvas.getByRole('radio', { name: 'Not' })).toBeChecked();
    });
    await step('nobody is chosen beforehand', async () => {
      for (const name of ['Elif', 'Can', 'Defne']) {
        await expect(canvas.getByRole('radio', { name })).not.toBeChecked();
        await expect(canvas.getByRole('radio', { name })).toHaveAttribute('name', 'childId');
      }
    });
  },
};

export const Periodic: Story = {
  parameters: { kovan: periodic },
  play: async ({ canvas, step, userEvent }) => {
    const panel = within(await canvas.findByRole('tabpanel', { name: 'Periyodik' }));
    await step('[TC-03] child, name, icon, frequency and weekdays', async () => {
      await expect(panel.getByRole('radiogroup', { name: 'Kim yapacak?' })).toBeVisible();
      await expect(panel.getByRole('textbox', { name: 'Görevin adı' })).toBeVisible();
      await expect(panel.getByRole('radiogroup', { name: 'Simge' })).toBeVisible();
      await expect(panel.getByRole('combobox', { name: 'Ne sıklıkla?' })).toBeVisible();
      await expect(panel.getByRole('group', { name: 'Hangi günler?' })).toBeVisible();
      await expect(panel.queryByLabelText('Son tarih')).toBeNull();
    });
    await step('[TC-04] [N-17] [E-08] [Q-26] six frequencies, weekly at first', async () => {
      const select = panel.getByRole('combobox', { name: 'Ne sıklıkla?' });
      await expect(select).toHaveAttribute('name', 'frequency');
      await expect(select).toHaveValue('1');
      const options = within(select).getAllByRole<HTMLOptionElement>('option');
      await expect(options.map(({ value }) => Number(value))).toEqual([...FREQUENCIES]);
      await expect(options.map(({ value, text }) => `${value} ${text}`)).toEqual([
        '1 Haftalık',
        '2 İki haftada bir',
        '4 Aylık',
        '12 Üç aylık',
        '24 Altı aylık',
        '52 Yıllık',
      ]);
    });
    await step('[TC-05] [E-07] Monday to Sunday', async () => {
      const days = panel.getAllByRole<HTMLInputElement>('checkbox');
      const week = ['Pazartesi', 'Salı', 'Çarşamba', 'Perşembe', 'Cuma', 'Cumartesi', 'Pazar'];
      await expect(days.map(({ value }) => value)).toEqual(week);
      await expect(days.map(({ ariaLabel }) => ariaLabel)).toEqual(week);
      await expect(days.filter(({ checked }) => checked)).toEqual([]);
    });
    await step('[TC-06] several days, and what they come to', async () => {
      await userEvent.click(panel.getByRole('checkbox', { name: 'Cuma' }));
      await userEvent.click(panel.getByRole('checkbox', { name: 'Pazartesi' }));
      await expect(panel.getByRole('checkbox', { name: 'Cuma' })).toBeChecked();
      await expect(panel.getByRole('checkbox', { name: 'Pazartesi' })).toBeChecked();
      await expect(panel.getByText('Haftalık: Pazartesi ve Cuma')).toBeVisible();
      await expect(panel.getByText('İlk günler: 20 Kasım Cum · 23 Kasım Pzt · 27 Kasım Cum')).toBeVisible();
    });
  },
};

export const ForAChild: Story = {
  parameters: { kovan: asParent({ route: '/app/tasks/create?child=defne' }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('radio', { name: 'Defne' })).toBeChecked();
  },
};

export const OnlyChild: Story = {
  parameters: { kovan: asParent({ family: oneChild }) },
  play: async ({ canvas, step, userEvent }) => {
    await step('[TC-02] an only child is chosen beforehand, for either kind', async () => {
      await expect(await canvas.findByRole('radio', { name: 'Elif' })).toBeChecked();
      await openTab(canvas, userEvent, 'Periyodik');
      await expect(await canvas.findByRole('radio', { name: 'Elif' })).toBeChecked();
    });
  },
};

export const InChildMode: Story = {
  parameters: { kovan: asParent({ viewMode: 'child', selectedChild: 'can' }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('radio', { name: 'Can' })).toBeChecked();
    await expect(canvas.getByRole('link', { name: 'Vazgeç' })).toHaveAttribute('href', '/app/can/tasks');
  },
};

export const HalfTyped: Story = {
  beforeEach: () => {
    spyOn(window, 'confirm').mockReturnValue(false);
  },
  play: async ({ canvas, step, userEvent }) => {
    const name = await canvas.findByRole('textbox', { name: 'Görevin adı' });
    await userEvent.type(name, 'Çiçek');
    await step('[Q-38] whatever leads away asks, and what was typed stays', async () => {
      await userEvent.click(canvas.getByRole('link', { name: 'Vazgeç' }));
      await expect(window.confirm).toHaveBeenLastCalledWith('Yazdıklarınız kaydedilmedi. Yine de kapatılsın mı?');
      await userEvent.click(canvas.getAllByRole('button', { name: 'Elif' })[0]!);
      await expect(window.confirm).toHaveBeenCalledTimes(2);
      await expect(name).toHaveValue('Çiçek');
    });
    await step('the other tab keeps it, and asks nothing', async () => {
      await openTab(canvas, userEvent, 'Periyodik');
      await expect(await canvas.findByRole('textbox', { name: 'Görevin adı' })).toHaveValue('Çiçek');
      await expect(window.confirm).toHaveBeenCalledTimes(2);
    });
    await step('erased, it holds nobody', async () => {
      await userEvent.clear(canvas.getByRole('textbox', { name: 'Görevin adı' }));
      await userEvent.click(canvas.getByRole('link', { name: 'Vazgeç' }));
      await expect(await canvas.findByTestId('address')).toHaveTextContent('/app/family/tasks');
      await expect(window.confirm).toHaveBeenCalledTimes(2);
    });
  },
};

export const NoChildren: Story = {
  parameters: { kovan: asParent({ family: noChildren }) },
  beforeEach: ({ msw }) => onboarded(msw),
  play: async ({ canvas }) => {
    const main = within(await canvas.findByRole('main'));
    await expect(await main.findByText('Görev vermek için önce bir çocuk ekleyin.')).toBeVisible();
    await expect(main.queryByRole('textbox')).toBeNull();
  },
};

export const Loading: Story = {
  beforeEach: ({ msw }) => {
    msw.use(pending(calls.children.list));
  },
  play: async ({ canvas }) => {
    const main = within(await canvas.findByRole('main'));
    await expect(await main.findByText('Yükleniyor…')).toBeVisible();
  },
};

export const LoadFailed: Story = {
  beforeEach: ({ msw }) => {
    msw.use(...childrenFailed());
  },
  play: async ({ canvas, step, userEvent }) => {
    const main = within(await canvas.findByRole('main'));
    await step('[X-11] without the children their message, and trying again brings the form', async () => {
      await expect(await main.findByText('Çocuklar yüklenirken bir hata oluştu')).toBeVisible();
      await userEvent.click(main.getByRole('button', { name: 'Yeniden dene' }));
      await expect(await main.findByRole('radio', { name: 'Elif' })).toBeEnabled();
      await expect(main.queryByRole('alert')).toBeNull();
    });
  },
};

export const English: Story = {
  globals: { locale: 'en' },
  parameters: { kovan: periodic },
  play: async ({ canvas, step, userEvent }) => {
    await step('[E-07] [E-08] weekdays and frequencies by their English names, stored in Turkish', async () => {
      const days = await canvas.findAllByRole<HTMLInputElement>('checkbox');
      await expect(days.map(({ ariaLabel, value }) => `${ariaLabel} ${value}`)).toEqual([
        'Monday Pazartesi',
        'Tuesday Salı',
        'Wednesday Çarşamba',
        'Thursday Perşembe',
        'Friday Cuma',
        'Saturday Cumartesi',
        'Sunday Pazar',
      ]);
      const options = within(canvas.getByRole('combobox')).getAllByRole('option');
      await expect(options.map((option) => option.textContent)).toEqual([
        'Weekly',
        'Biweekly',
        'Monthly',
        'Quarterly',
        'Semiannually',
        'Yearly',
      ]);
    });
    await step('[N-21] [Q-29] the first days in English', async () => {
      await userEvent.click(canvas.getByRole('checkbox', { name: 'Friday' }));
      await expect(
        await canvas.findByText('First days: Fri 20 November · Fri 27 November · Fri 4 December'),
      ).toBeVisible();
    });
  },
};
