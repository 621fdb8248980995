import { childrenCalls, dashboardCalls } from '@kovan/api-client/contract';
import { delayed, failing, livelyFamily, noChildren } from '@kovan/api-client/mocks';
import { GRADES } from '@kovan/domain/grades';
import { OnboardingScreen } from '@kovan/ui/features/onboarding/OnboardingScreen';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { http } from 'msw';
import { expect, fn, mocked, spyOn, waitFor, within } from 'storybook/test';
import type { KovanParameters } from '../../.storybook/decorators/kovanParameters.ts';
import { write } from './support/write.ts';

const asNewFamily = (kovan: KovanParameters = {}) => ({
  layout: 'fullscreen',
  kovan: {
    route: '/app/onboarding',
    family: noChildren,
    ...kovan,
  } satisfies KovanParameters,
});

const meta = {
  title: 'Screens/Onboarding',
  component: OnboardingScreen,
  parameters: { ...asNewFamily() },
} satisfies Meta<typeof OnboardingScreen>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ canvas, step }) => {
    await step('shows first-child creation inside the frame', async () => {
      await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent('İlk çocuğunuzu ekleyin');
      await expect(canvas.getByRole('navigation')).toBeInTheDocument();
      await expect(canvas.getAllByRole('main')).toHaveLength(1);
    });
    await step('[O-01] [V-10] has name, birth year, grade and avatar', async () => {
      await expect(canvas.getByLabelText('Çocuğunuzun adı')).toHaveAttribute('name', 'name');
      await expect(canvas.getByLabelText('Doğum yılı')).toHaveAttribute('name', 'birthYear');
      await expect(canvas.getByLabelText('Doğum yılı')).toHaveAttribute('type', 'number');
      await expect(canvas.getByLabelText('Sınıf')).toHaveAttribute('name', 'grade');
      await expect(canvas.getAllByRole('radio')[0]).toHaveAttribute('name', 'avatar');
    });
    await step('[O-04] [O-05] begins with the current year and grade 1', async () => {
      await expect(canvas.getByLabelText('Doğum yılı')).toHaveValue(2026);
      await expect(canvas.getByLabelText('Sınıf')).toHaveValue('1. Sınıf');
    });
    await step('[O-06] offers the ten avatars in order, the first one chosen', async () => {
      const avatars = canvas.getAllByRole<HTMLInputElement>('radio');
      await expect(avatars.map(({ value }) => value).join(' ')).toBe('👶 👧 👦 🧒 👨‍🎓 👩‍🎓 🎓 📚 ✏️ 🎨');
      await expect(canvas.getByRole('radio', { name: 'Bebek' })).toBeChecked();
    });
    await step('[O-07] offers the 15 grades in order', async () => {
      const options = within(canvas.getByLabelText('Sınıf')).getAllByRole<HTMLOptionElement>('option');
      await expect(options.map(({ value }) => value)).toEqual([...GRADES]);
    });
  },
};

const created = fn();

export const AddsTheChild: Story = {
  beforeEach: ({ msw }) => {
    created.mockClear();
    msw.use(
      http.post('*/api/children', async ({ request }) => {
        created(await request.clone().json());
        msw.use(delayed(childrenCalls.list, 200));
      }),
    );
  },
  play: async ({ canvas, userEvent, step }) => {
    await userEvent.type(await canvas.findByLabelText('Çocuğunuzun adı'), 'Elif');
    await userEvent.clear(canvas.getByLabelText('Doğum yılı'));
    await userEvent.type(canvas.getByLabelText('Doğum yılı'), '2017');
    await userEvent.selectOptions(canvas.getByLabelText('Sınıf'), '3. Sınıf');
    await userEvent.click(canvas.getByRole('radio', { name: 'Kız çocuk' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Çocuğu ekle' }));
    await step('[O-02] creates the first child, once', async () => {
      await waitFor(() =>
        expect(created).toHaveBeenCalledWith({
          name: 'Elif',
          birthYear: 2017,
          grade: '3. Sınıf',
          avatar: '👧',
        }),
      );
    });
    await step('[O-03] goes to /app, and the child stands in the view switch', async () => {
      // Read anew before it went on: else the way would lead back here first.
      await expect(await canvas.findByTestId('address')).toHaveTextContent(/^\/app$/);
      await expect(canvas.getByRole('button', { name: 'Elif' })).toBeVisible();
      await expect(created).toHaveBeenCalledOnce();
    });
  },
};

export const MissingFields: Story = {
  play: async ({ canvas, userEvent, step }) => {
    const submit = await canvas.findByRole('button', { name: 'Çocuğu ekle' });
    await step('[V-07] without a name', async () => {
      await userEvent.click(submit);
      await expect(await canvas.findByRole('alert')).toHaveTextContent(/^Lütfen tüm alanları doldurun$/);
      await expect(canvas.getByLabelText('Çocuğunuzun adı')).toBeInvalid();
      await waitFor(() => expect(canvas.getByLabelText('Çocuğunuzun adı')).toHaveFocus());
    });
    await step('[V-08] without a birth year', async () => {
      await write(canvas.getByLabelText('Çocuğunuzun adı'), 'Elif');
      await waitFor(() => expect(canvas.queryByRole('alert')).not.toBeInTheDocument());
      await userEvent.clear(canvas.getByLabelText('Doğum yılı'));
      await userEvent.click(submit);
      await expect(await canvas.findByRole('alert')).toHaveTextContent(/^Lütfen tüm alanları doldurun$/);
      await expect(canvas.getByLabelText('Doğum yılı')).toBeInvalid();
    });
    const year = canvas.getByLabelText('Doğum yılı');
    await step('[V-07] without a name, and with a year that can’t be', async () => {
      await write(year, '2009');
      await userEvent.clear(canvas.getByLabelText('Çocuğunuzun adı'));
      await userEvent.click(submit);
      await expect(await canvas.findByRole('alert')).toHaveTextContent(/^Lütfen tüm alanları doldurun$/);
      await write(canvas.getByLabelText('Çocuğunuzun adı'), 'Elif');
    });
    for (const [id, wrong] of [
      ['[V-11] before 2010', '2009'],
      ['[V-12] after the current year', '2027'],
    ] as const) {
      await step(id, async () => {
        await write(year, wrong);
        await userEvent.click(canvas.getByRole('button', { name: 'Çocuğu ekle' }));
        await waitFor(() =>
          expect(year).toHaveAccessibleDescription('Doğum yılı 2010 ile 2026 arasında bir yıl olmalı.'),
        );
        await expect(canvas.queryByText('Lütfen tüm alanları doldurun')).not.toBeInTheDocument();
      });
    }
  },
};

export const AddingFails: Story = {
  beforeEach: ({ msw }) => {
    spyOn(console, 'error').mockImplementation(() => undefined);
    msw.use(failing(childrenCalls.create, 500));
  },
  play: async ({ canvas, userEvent, step }) => {
    await write(await canvas.findByLabelText('Çocuğunuzun adı'), 'Elif');
    await userEvent.click(canvas.getByRole('button', { name: 'Çocuğu ekle' }));
    await step('[X-09] says so and keeps what was typed', async () => {
      await expect(await canvas.findByRole('alert')).toHaveTextContent(
        /^Çocuk eklenirken bir hata oluştu. Lütfen tekrar deneyin.$/,
      );
      await expect(canvas.getByLabelText('Çocuğunuzun adı')).toHaveValue('Elif');
    });
    await step('[X-12] [X-01] logs operation, status and code only', async () => {
      const logged = JSON.stringify(mocked(console.error).mock.calls);
      await expect(logged).toContain('children.create failed');
      await expect(logged).toContain('status=500');
      await expect(logged).not.toContain('Elif');
    });
  },
};

export const HasChildrenAlready: Story = {
  parameters: asNewFamily({ family: livelyFamily }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByTestId('address')).toHaveTextContent(/^\/app$/);
  },
};

const answered = fn();

export const CheckFails: Story = {
  beforeEach: ({ msw }) => {
    spyOn(console, 'error').mockImplementation(() => undefined);
    answered.mockReset();
    msw.use(
      http.get('*/api/users/onboarding-status', () => {
        answered();
      }),
      failing(dashboardCalls.onboardingStatus, 500),
    );
  },
  play: async ({ canvas, userEvent, step }) => {
    await step('[X-10] the check of the onboarding status failed, the rest stays usable', async () => {
      await expect(await canvas.findByRole('alert')).toHaveTextContent(/^Onboarding durumu kontrol edilemedi$/);
      await expect(await canvas.findByLabelText('Çocuğunuzun adı')).toBeEnabled();
    });
    await step('[S-28] it can be retried', async () => {
      await expect(answered).toHaveBeenCalledOnce();
      await userEvent.click(canvas.getByRole('button', { name: 'Yeniden dene' }));
      await waitFor(() => expect(answered).toHaveBeenCalledTimes(2));
    });
  },
};

export const English: Story = {
  globals: { locale: 'en' },
  play: async ({ canvas, step }) => {
    await step('[O-07] the 15 grades by their English names', async () => {
      const options = within(await canvas.findByLabelText('Grade')).getAllByRole('option');
      await expect(options.map(({ textContent }) => textContent)).toEqual([
        'Nursery (0-2 years)',
        'Kindergarten (3-4 years)',
        'Kindergarten (5-6 years)',
        ...Array.from({ length: 12 }, (_, index) => `Grade ${index + 1}`),
      ]);
    });
  },
};

export const Dark: Story = { globals: { theme: 'dark' } };

export const Phone: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas, step }) => {
    await step('[H-25] the warning covers nothing of the form that it asks for', async () => {
      const warning = await canvas.findByRole('complementary', { name: 'Uyarı' });
      await expect(within(warning).getByText('Başlamak için ilk çocuğunuzu ekleyin.')).toBeVisible();
      const submit = canvas.getByRole('button', { name: 'Çocuğu ekle' });
      await expect(warning.getBoundingClientRect().top).toBeGreaterThan(submit.getBoundingClientRect().bottom);
    });
  },
};
