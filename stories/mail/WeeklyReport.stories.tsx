import type { WeeklyReport } from '@kovan/report/figures';
import { renderReport } from '@kovan/report/mail';
import type { Meta, StoryObj } from '@storybook/react-vite';
import axe from 'axe-core';
import { expect, waitFor, within } from 'storybook/test';
import { MailFrame } from './MailFrame.tsx';
import { ALL_DONE, LIVELY, MANY_CHILDREN, NO_CHILDREN, NOTHING_TO_DO } from './reportFamilies.ts';

/** The weekly report as it lands in a mailbox (decisions.md, Weekly report): no picture, no script, nothing from elsewhere. */
const meta = {
  title: 'Mail/Weekly report',
  args: { report: LIVELY },
  argTypes: { report: { control: false } },
  render: ({ report }, { globals }) => {
    const language = globals['locale'] === 'en' ? 'en' : 'tr';
    const mail = renderReport(report, { language, publicUrl: 'https://kovan.example' });
    return <MailFrame mail={mail} dark={globals['theme'] === 'dark'} />;
  },
} satisfies Meta<{ report: WeeklyReport }>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The document of the mail, once it has loaded, with axe in it, so that the checks of the story go into the frame. */
const openMail = async (canvas: ReturnType<typeof within>): Promise<Document> => {
  const frame = await canvas.findByTitle(/./);
  const mail = await waitFor(() => {
    const loaded = frame instanceof HTMLIFrameElement ? frame.contentDocument : null;
    if (!loaded?.querySelector('h1') || loaded.readyState === 'loading') throw new Error('the mail has not loaded');
    return loaded;
  });
  const script = mail.createElement('script');
  script.textContent = axe.source;
  mail.head.append(script);
  return mail;
};

const fits = (mail: Document) =>
  expect(mail.documentElement.scrollWidth).toBeLessThanOrEqual(mail.documentElement.clientWidth);

export const Lively: Story = {
  play: async ({ canvas, step }) => {
    const mail = await openMail(canvas);
    const body = within(mail.body);
    await step('[S-55] a section a child, with what is late, open and done', async () => {
      await expect(body.getByRole('heading', { level: 1, name: 'Haftalık rapor' })).toBeVisible();
      for (const name of ['Elif', 'Can', 'Defne']) {
        await expect(body.getByRole('heading', { level: 2, name })).toBeVisible();
      }
      await expect(body.getAllByRole('heading', { level: 3 })[0]).toHaveTextContent('Gecikenler');
    });
    await step('[S-55] day by day, beside the week before', async () => {
      const table = within(body.getByRole('table', { name: /^Elif: gün gün/ }));
      const [, thisWeek, lastWeek] = table.getAllByRole('row').map(({ textContent }) => textContent);
      await expect(thisWeek).toBe('Bu hafta1/23/31/10/20/2––');
      await expect(lastWeek).toBe('Geçen hafta1/11/21/12/20/1––');
    });
    await step('[FD-15] leads to the app, and loads nothing', async () => {
      for (const link of body.getAllByRole('link')) {
        await expect(link.getAttribute('href')).toMatch(/^https:\/\/kovan\.example\/app\//);
      }
      await expect(mail.querySelector('img, link, iframe, video, [src]')).toBeNull();
      await fits(mail);
    });
  },
};

export const Dark: Story = {
  globals: { theme: 'dark' },
  play: async ({ canvas }) => {
    const mail = await openMail(canvas);
    await expect(getComputedStyle(mail.body).backgroundColor).toBe('rgb(19, 18, 16)');
  },
};

export const English: Story = {
  globals: { locale: 'en' },
  play: async ({ canvas }) => {
    const mail = await openMail(canvas);
    await expect(mail.documentElement.lang).toBe('en');
    await expect(within(mail.body).getByRole('heading', { level: 1, name: 'Weekly report' })).toBeVisible();
  },
};

export const AllDone: Story = {
  args: { report: ALL_DONE },
  play: async ({ canvas }) => void (await openMail(canvas)),
};

export const OnAPhone: Story = {
  globals: { viewport: { value: 'narrow' } },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 320 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => fits(await openMail(canvas)),
};

export const NoChildren: Story = {
  args: { report: NO_CHILDREN },
  play: async ({ canvas }) => {
    const mail = await openMail(canvas);
    await expect(within(mail.body).getByRole('link', { name: 'Çocuk ekle' })).toHaveAttribute(
      'href',
      'https://kovan.example/app/children',
    );
  },
};

export const NothingToDo: Story = {
  args: { report: NOTHING_TO_DO },
  play: async ({ canvas }) => {
    const mail = await openMail(canvas);
    await expect(within(mail.body).getByText('Elif için bu hafta yazılmış bir iş yok.')).toBeVisible();
  },
};

export const ManyChildren: Story = {
  args: { report: MANY_CHILDREN },
  play: async ({ canvas }) => {
    const mail = await openMail(canvas);
    await expect(within(mail.body).getAllByRole('heading', { level: 2 })).toHaveLength(9);
    await expect(within(mail.body).getAllByText(/^ve \d+ iş daha$/).length).toBeGreaterThan(8);
    await fits(mail);
  },
};
