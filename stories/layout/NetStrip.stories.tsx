import { livelyFamily } from '@kovan/api-client/mocks';
import { noteReach } from '@kovan/ui/data/online';
import { QueueProvider } from '@kovan/ui/data/queue/QueueProvider';
import { AppLayout } from '@kovan/ui/layout/AppLayout';
import { NetStrip } from '@kovan/ui/layout/NetStrip';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useQueryClient } from '@tanstack/react-query';
import { http, HttpResponse } from 'msw';
import { useLayoutEffect, useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { inFrame } from './support/header.ts';
import { queueWith } from './support/queueWith.ts';

/** What the strip under the header says of the connection, and of what waits to be sent. */
const meta = {
  title: 'Layout/NetStrip',
  component: NetStrip,
  subcomponents: { AppLayout },
  render: () => (
    <>
      <h1>Ekran</h1>
      <p>Son gördükleriniz</p>
    </>
  ),
  parameters: { ...inFrame() },
} satisfies Meta<typeof NetStrip>;

export default meta;
type Story = StoryObj<typeof meta>;

/** No call gets through, and the browser knows. */
const cutOff: NonNullable<Story['beforeEach']> = ({ msw }) => {
  msw.use(http.all('*/api/*', () => HttpResponse.error()));
  noteReach(false);
};

const topOf = (canvas: Parameters<NonNullable<Story['play']>>[0]['canvas']) =>
  canvas.getByRole('heading', { name: 'Ekran' }).getBoundingClientRect().top;

export const Offline: Story = {
  beforeEach: cutOff,
  play: async ({ canvas, canvasElement, step }) => {
    await step('[OF-02] says so to an adult, once and politely', async () => {
      await waitFor(() =>
        expect(canvasElement.querySelector('[aria-live="polite"]')).toHaveTextContent(
          'Çevrimdışısınız. Yaptıklarınız bağlantı gelince gönderilir.',
        ),
      );
    });
    await step('and goes when the connection is back', async () => {
      noteReach(true);
      await waitFor(() => expect(canvas.queryByText('Çevrimdışısınız.')).not.toBeInTheDocument());
      noteReach(false);
      await canvas.findByText('Çevrimdışısınız.');
    });
  },
};

export const OfflineForChild: Story = {
  parameters: { ...inFrame({ route: '/app/elif', viewMode: 'child', selectedChild: 'elif' }) },
  beforeEach: cutOff,
  play: async ({ canvasElement, step }) => {
    await step('[OF-02] says so in words for a child', async () => {
      await waitFor(() =>
        expect(canvasElement.querySelector('[aria-live="polite"]')).toHaveTextContent(
          'İnternet yok. Sen devam et; bağlantı gelince gönderilir.',
        ),
      );
    });
  },
};

export const OfflineOnADevice: Story = {
  parameters: { ...inFrame({ session: 'device', family: livelyFamily }) },
  beforeEach: cutOff,
};

/** The connection goes while the page is read: first the list is there, then the network is not. */
export const WithAge: Story = {
  play: async ({ canvas, msw, step }) => {
    await canvas.findByRole('heading', { name: 'Ekran' });
    await waitFor(() => expect(canvas.getAllByRole('button', { name: 'Elif' })[0]).toBeInTheDocument());
    const before = topOf(canvas);
    msw.use(http.all('*/api/*', () => HttpResponse.error()));
    await step('[OF-02] says how old is what is shown', async () => {
      await waitFor(() => {
        // Again, where a call that was under way has had its answer.
        noteReach(false);
        return expect(canvas.getByText('Az önceki hâli')).toBeVisible();
      });
    });
    await step('nothing moves below it as it comes, nor as it goes', async () => {
      await expect(topOf(canvas)).toBe(before);
      noteReach(true);
      await waitFor(() => expect(canvas.queryByText('Az önceki hâli')).not.toBeInTheDocument());
      await expect(topOf(canvas)).toBe(before);
    });
    noteReach(false);
    await canvas.findByText('Az önceki hâli');
  },
};

let readAnew: () => Promise<void> = () => Promise.resolve();

const ReadAnew = () => {
  const client = useQueryClient();
  useLayoutEffect(() => {
    readAnew = () => client.refetchQueries({ type: 'active' });
  }, [client]);
  return null;
};

/** A server that answers, but can't give anew what is on the screen. */
export const NotReadAnew: Story = {
  render: () => (
    <>
      {meta.render()}
      <ReadAnew />
    </>
  ),
  play: async ({ canvas, msw, step }) => {
    await waitFor(() => expect(canvas.getAllByRole('button', { name: 'Elif' })[0]).toBeInTheDocument());
    const before = topOf(canvas);
    msw.use(http.all('*/api/*', () => HttpResponse.json({}, { status: 500 })));
    await readAnew();
    await step('[X-36] says so, how old it is, and offers to try again; nothing moves below it', async () => {
      await waitFor(() => expect(canvas.getByText('Veriler yüklenirken bir hata oluştu.')).toBeVisible());
      await expect(canvas.getByText('Az önceki hâli')).toBeVisible();
      const retry = canvas.getByRole('button', { name: 'Yeniden dene' });
      await expect(retry).toBeEnabled();
      await expect(retry).not.toHaveAttribute('aria-disabled', 'true');
      await expect(topOf(canvas)).toBe(before);
    });
  },
};

let setCount: (count: number) => void = () => undefined;

const Sendings = () => {
  const [count, set] = useState(2);
  // Before anything of it can be seen: an effect may come later than the play that sees it.
  useLayoutEffect(() => {
    setCount = set;
  }, []);
  return (
    <QueueProvider queue={queueWith(count, 2 - count)}>
      <NetStrip />
      <main>
        <h1>Ekran</h1>
      </main>
    </QueueProvider>
  );
};

export const Sending: Story = {
  parameters: { kovan: { route: '/app/family', of: 'whole' } },
  render: () => <Sendings />,
  play: async ({ canvasElement, step }) => {
    await step('[OF-02] says how much is being sent', async () => {
      await waitFor(() =>
        expect(canvasElement.querySelector('[aria-live="polite"]')).toHaveTextContent(/^2 iş gönderiliyor…$/),
      );
    });
  },
};

export const Sent: Story = {
  parameters: { kovan: { route: '/app/family', of: 'whole' } },
  render: () => <Sendings />,
  play: async ({ canvas, step }) => {
    await canvas.findByText('2 iş gönderiliyor…');
    await step('[OF-02] and that all was', async () => {
      setCount(0);
      await expect(await canvas.findByText('Hepsi gönderildi.')).toBeVisible();
    });
  },
};
