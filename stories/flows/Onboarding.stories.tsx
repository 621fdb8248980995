import { livelyFamily, noChildren } from '@kovan/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { figuresIn } from '../screens/support/dashboard.ts';
import { says } from '../screens/support/homework.ts';
import { fillAccount, login } from '../screens/support/login.ts';
import { openTab } from '../screens/support/openTab.ts';
import { nextCard } from '../screens/support/tasks.ts';
import { write } from '../screens/support/write.ts';
import { arriveAt, goTo, journey, press } from './support/journey.ts';
import { Kovan } from './support/Kovan.tsx';

const asVisitor = journey({ session: 'signedOut', family: noChildren });

/** A family moves in: from the first visit to the first full cell. */
const meta = {
  title: 'Flows/Onboarding',
  component: Kovan,
  parameters: { layout: 'fullscreen', kovan: asVisitor },
} satisfies Meta<typeof Kovan>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Signing up, the first child, its first task, and its first full cell. */
export const FirstDay: Story = {
  play: async ({ canvas, step }) => {
    await step('a visitor who opens the app signs up', async () => {
      await openTab(canvas, userEvent, 'Kayıt ol');
      await fillAccount(canvas, {
        Adınız: 'Ayşe',
        Soyadınız: 'Yıldız',
        email: 'ayse@example.com',
        password: 'bal-petek',
      });
      await userEvent.click(await login.submit(canvas, 'Kayıt ol'));
    });
    await step('a family without children is led to its first child', async () => {
      await arriveAt(canvas, 'İlk çocuğunuzu ekleyin');
      await write(canvas.getByLabelText('Çocuğunuzun adı'), 'Elif');
      await userEvent.click(canvas.getByRole('radio', { name: 'Kız çocuk' }));
      await userEvent.click(canvas.getByRole('button', { name: 'Çocuğu ekle' }));
    });
    await step('the dashboard, with the child and nothing to do yet', async () => {
      await arriveAt(canvas, 'Aile panosu');
      await expect(await canvas.findByRole('radio', { name: 'Elif, Bugün iş yok' })).toBeEnabled();
      await waitFor(async () => expect(Object.values(await figuresIn(canvas))).toEqual(['0', '0', '0', '0']));
      await expect(canvas.queryByText('Başlamak için ilk çocuğunuzu ekleyin.')).toBeNull();
    });
    await step('the first task', async () => {
      await goTo(canvas, 'Görevler');
      // The home has such a link, too, until the screen of tasks is there; a press of one that has gone leaves the story.
      await arriveAt(canvas, 'Görevler');
      await userEvent.click((await canvas.findAllByRole('link', { name: 'Yeni görev' }))[0]!);
      await arriveAt(canvas, 'Yeni görev');
      await userEvent.click(await canvas.findByRole('radio', { name: 'Elif' }));
      await write(canvas.getByRole('textbox', { name: 'Görevin adı' }), 'Sofrayı kur');
      await write(canvas.getByLabelText('Son tarih'), '2026-11-18');
      await userEvent.click(canvas.getByRole('button', { name: 'Oluştur' }));
      await says(canvas, 'Tek görev başarıyla oluşturuldu!');
      await arriveAt(canvas, 'Görevler');
    });
    await step('Elif does it: the first full cell', async () => {
      await press(canvas, 'Elif');
      await arriveAt(canvas, 'Merhaba Elif!');
      await userEvent.click((await nextCard(canvas, 'Sofrayı kur')).getByRole('button'));
      await says(canvas, 'Tebrikler! Bugünkü tüm görevlerini tamamladın! 🎉');
    });
  },
};

/** Who has children already comes straight home. */
export const ComesBack: Story = {
  parameters: { kovan: { ...asVisitor, family: livelyFamily } },
  play: async ({ canvas, step }) => {
    await step('a Google account', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Google ile devam et' }));
    });
    await step('leads to the dashboard, not to onboarding', async () => {
      await arriveAt(canvas, 'Aile panosu');
      await expect(await canvas.findByRole('radio', { name: /^Defne/ })).toBeEnabled();
    });
  },
};
