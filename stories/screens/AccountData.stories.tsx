import { noChildren } from '@kovan/api-client/mocks';
import { IdentityError } from '@kovan/machines/auth';
import { AccountScreen } from '@kovan/ui/features/account/AccountScreen';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, spyOn, waitFor, within } from 'storybook/test';
import { atAccount, dialogIn, sectionOf, twoAdults } from './support/account.ts';
import { recordCalls } from './support/homework.ts';
import { onboarded } from './support/tasks.ts';
import { write } from './support/write.ts';

const meta = {
  title: 'Screens/Account/Data',
  component: AccountScreen,
  parameters: atAccount(),
  globals: { viewport: { value: 'desktop', isRotated: false } },
} satisfies Meta<typeof AccountScreen>;

export default meta;
type Story = StoryObj<typeof meta>;
type Play = Parameters<NonNullable<Story['play']>>[0];

const TITLE = 'Verilerim';

export const Downloading: Story = {
  play: async ({ canvas, userEvent, step }) => {
    const kept = spyOn(URL, 'createObjectURL').mockReturnValue('blob:none');
    const pressed = spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    await step('[EX-05] [EX-01] all of it as one file, named after the day', async () => {
      const data = await sectionOf(canvas, TITLE);
      await userEvent.click(await data.findByRole('button', { name: 'İndir' }));
      await waitFor(() => expect(pressed).toHaveBeenCalled());
      const [link] = pressed.mock.contexts as HTMLAnchorElement[];
      await expect(link?.download).toBe('kovan-2026-11-18.json');
      const [file] = kept.mock.calls[0] as [Blob];
      await expect(JSON.parse(await file.text())).toMatchObject({ kovan: 'family', version: 1 });
    });
  },
};

const fileOf = (content: unknown) => new File([JSON.stringify(content)], 'kovan.json', { type: 'application/json' });

const FILE = {
  kovan: 'family',
  version: 1,
  exportedAt: '2026-11-18T08:00:00.000Z',
  adults: [],
  children: [
    {
      id: 'a',
      name: 'Ada',
      birthYear: 2015,
      grade: '6. Sınıf',
      avatar: '👧',
      createdAt: '2026-09-07T08:00:00.000Z',
    },
  ],
  tasks: [],
  scheduledTasks: [],
  occurrences: [],
  homework: [],
  breaks: [],
  treats: [],
  swaps: [],
};

const taskOf = (id: string) => ({
  id,
  childId: 'a',
  name: 'Odanı topla',
  icon: '🧹',
  dueDate: '2026-11-20',
  completedAt: null,
  createdAt: '2026-09-07T08:00:00.000Z',
});

const picker = (canvasElement: HTMLElement) => canvasElement.querySelector<HTMLInputElement>('input[type="file"]')!;

export const Loading: Story = {
  parameters: atAccount({ family: noChildren }),
  beforeEach: ({ msw }) => onboarded(msw),
  play: async ({ canvas, canvasElement, userEvent, step }) => {
    const data = await sectionOf(canvas, TITLE);
    await step('[EX-05] the button opens the choice of a file', async () => {
      const opened = spyOn(picker(canvasElement), 'click').mockImplementation(() => undefined);
      const choose = data.getByRole('button', { name: 'Dosya seç' });
      await waitFor(() => expect(choose).not.toHaveAttribute('aria-disabled', 'true'));
      await userEvent.click(choose);
      await expect(opened).toHaveBeenCalledOnce();
    });
    await step('[EX-05] [EX-02] a file comes into an empty hive, and is counted', async () => {
      await userEvent.upload(picker(canvasElement), fileOf({ ...FILE, tasks: [taskOf('t1'), taskOf('t2')] }));
      await expect(await within(document.body).findByText('1 çocuk, 2 görev ve 0 ödev yüklendi.')).toBeVisible();
    });
    await step('[EX-05] [EX-02] what it brought is there: a family with children can load nothing', async () => {
      await waitFor(() =>
        expect(data.getByRole('button', { name: 'Dosya seç' })).toHaveAttribute('aria-disabled', 'true'),
      );
    });
  },
};

export const WrongFile: Story = {
  ...Loading,
  beforeEach: ({ msw }) => {
    onboarded(msw);
    spyOn(console, 'error').mockImplementation(() => undefined);
  },
  play: async ({ canvas, canvasElement, userEvent, step }) => {
    const data = await sectionOf(canvas, TITLE);
    await step('[EX-05] [EX-02] what is wrong in a file is named', async () => {
      await userEvent.upload(picker(canvasElement), fileOf({ ...FILE, version: 99 }));
      await expect(await data.findByRole('alert')).toHaveTextContent(/^Bu dosya okunamadı: version: /);
    });
    await step('[EX-05] the same file can be chosen once more, put right meanwhile', async () => {
      await expect(picker(canvasElement).files).toHaveLength(0);
    });
    await step('and so is something else than a file of Kovan', async () => {
      await userEvent.upload(picker(canvasElement), new File(['{'], 'not.json', { type: 'application/json' }));
      await expect(await data.findByText(/indirilmiş bir dosyaya benzemiyor/)).toBeVisible();
    });
  },
};

export const ErasingTheHive: Story = {
  play: async ({ canvas, canvasElement, userEvent, step, msw }) => {
    const sent = recordCalls(msw);
    const data = await sectionOf(canvas, TITLE);
    await userEvent.click(await data.findByRole('button', { name: 'Bütün kovanı sil' }));
    const dialog = await dialogIn(canvasElement);
    const erase = dialog.getByRole('button', { name: 'Her şeyi sil' });
    await step('[EX-05] says what goes, and takes more than a press', async () => {
      await expect(await dialog.findByText('3 çocuk, bütün görevleri ve ödevleri')).toBeVisible();
      await expect(await dialog.findByText('Sizin hesabınız; Mehmet için boş bir kovan kalır')).toBeVisible();
      await expect(await dialog.findByText('1 cihaz')).toBeVisible();
      await expect(dialog.getByText('Bekleyen 1 davet')).toBeVisible();
      await write(dialog.getByLabelText('Şifreniz'), 'bal-petek');
      await expect(erase).toHaveAttribute('aria-disabled', 'true');
      await expect(sent.map(({ call }) => call)).not.toContain('POST /api/family/erase');
    });
    await step('[EX-05] offers to take everything along first', async () => {
      const kept = spyOn(URL, 'createObjectURL').mockReturnValue('blob:none');
      spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
      await userEvent.click(dialog.getByRole('button', { name: 'İndir' }));
      await waitFor(() => expect(kept).toHaveBeenCalled());
    });
    await step('[EX-03] the word of either language counts, and no other', async () => {
      const field = dialog.getByLabelText('Onaylamak için “SİL” yazın');
      await userEvent.type(field, 'SIL{Enter}');
      await expect(erase).toHaveAttribute('aria-disabled', 'true');
      await userEvent.clear(field);
      await userEvent.type(field, 'delete');
      await expect(erase).not.toHaveAttribute('aria-disabled');
      await expect(sent.map(({ call }) => call)).not.toContain('POST /api/family/erase');
    });
    await step('[EX-03] then all is gone, and nobody is signed in', async () => {
      await userEvent.click(erase);
      await expect(await canvas.findByTestId('address')).toHaveTextContent('/app/login');
      const sentWord = sent.find(({ call }) => call === 'POST /api/family/erase')?.body;
      await expect(sentWord).toMatchObject({ confirm: 'DELETE' });
    });
  },
};

export const AloneInAnEmptyHive: Story = {
  parameters: atAccount({ family: { ...twoAdults, adults: [], invitations: [], devices: [], children: [] } }),
  beforeEach: ({ msw }) => onboarded(msw),
  play: async ({ canvas, canvasElement, userEvent, step }) => {
    await step('[PE-09] the last adult has no way to leave', async () => {
      const people = await sectionOf(canvas, 'Ailedeki yetişkinler');
      await expect(await people.findByText('Ayşe Yıldız')).toBeVisible();
      await expect(people.queryByRole('button', { name: 'Aileden ayrıl' })).toBeNull();
    });
    const data = await sectionOf(canvas, TITLE);
    await userEvent.click(await data.findByRole('button', { name: 'Bütün kovanı sil' }));
    const dialog = await dialogIn(canvasElement);
    await waitFor(() =>
      expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['Sizin hesabınız']),
    );
  },
};

export const ErasingOneself: Story = {
  globals: { viewport: { value: 'desktop', isRotated: false }, locale: 'en' },
  play: async ({ canvas, canvasElement, userEvent, step, msw }) => {
    const sent = recordCalls(msw);
    const data = await sectionOf(canvas, 'My data');
    await userEvent.click(await data.findByRole('button', { name: 'Erase my account' }));
    const dialog = await dialogIn(canvasElement);
    await step('[EX-04] the account alone, after a typed word and a fresh sign-in', async () => {
      await write(dialog.getByLabelText('Your password'), 'honeycomb');
      await write(dialog.getByLabelText('Type “DELETE” to confirm'), 'delete');
      await userEvent.click(dialog.getByRole('button', { name: 'Erase my account' }));
      await expect(await canvas.findByTestId('address')).toHaveTextContent('/app/login');
      await expect(sent.map(({ call }) => call)).toContain('POST /api/users/me/erase');
    });
  },
};

export const WrongPassword: Story = {
  parameters: atAccount({
    identity: { reauthenticate: () => Promise.reject(new IdentityError('auth/wrong-password')) },
  }),
  beforeEach: () => {
    spyOn(console, 'error').mockImplementation(() => undefined);
  },
  play: async ({ canvas, canvasElement, userEvent, step, msw }) => {
    const sent = recordCalls(msw);
    const data = await sectionOf(canvas, TITLE);
    await userEvent.click(await data.findByRole('button', { name: 'Hesabımı sil' }));
    const dialog = await dialogIn(canvasElement);
    await step('[EX-04] a wrong password erases nothing, and is said at its field', async () => {
      await write(dialog.getByLabelText('Şifreniz'), 'yanlış');
      await write(dialog.getByLabelText(/Onaylamak için/), 'SİL');
      await userEvent.click(dialog.getByRole('button', { name: 'Hesabımı sil' }));
      await waitFor(() =>
        expect(dialog.getByLabelText('Şifreniz')).toHaveAccessibleDescription('Şimdiki şifreniz bu değil.'),
      );
      await waitFor(() => expect(dialog.getByLabelText('Şifreniz')).toHaveFocus());
      await expect(sent.map(({ call }) => call)).not.toContain('POST /api/users/me/erase');
    });
  },
};

/** Presses in the section what erases, and does in the window all that it asks for. */
const erasing = async ({ canvas, canvasElement, userEvent }: Play, what: string, forGood: string) => {
  const data = await sectionOf(canvas, TITLE);
  await userEvent.click(await data.findByRole('button', { name: what }));
  const dialog = await dialogIn(canvasElement);
  await write(dialog.getByLabelText('Şifreniz'), 'bal-petek');
  await write(dialog.getByLabelText(/Onaylamak için/), 'SİL');
  await userEvent.click(dialog.getByRole('button', { name: forGood }));
};

const deleteUser = fn(() => Promise.reject(new IdentityError('auth/network-request-failed')));

export const LeftAtTheProvider: Story = {
  parameters: atAccount({
    identity: { deleteUser },
    settings: {
      features: ['account'],
      identity: { kind: 'firebase', apiKey: 'key', authDomain: 'kovan.example', projectId: 'kovan' },
    },
  }),
  beforeEach: () => {
    spyOn(console, 'error').mockImplementation(() => undefined);
  },
  play: async (context) => {
    const told = spyOn(window, 'alert').mockImplementation(() => undefined);
    await context.step('[EX-03] a sign-in that a Firebase project kept is said', async () => {
      await erasing(context, 'Bütün kovanı sil', 'Her şeyi sil');
      await waitFor(() => expect(told).toHaveBeenCalledWith(expect.stringContaining('sağlayıcıda silinemedi')));
      await expect(deleteUser).toHaveBeenCalled();
    });
  },
};

export const OneselfLeftAtTheProvider: Story = {
  ...LeftAtTheProvider,
  play: async (context) => {
    deleteUser.mockClear();
    const told = spyOn(window, 'alert').mockImplementation(() => undefined);
    await context.step('[EX-04] also of one who erases themselves alone', async () => {
      await erasing(context, 'Hesabımı sil', 'Hesabımı sil');
      await waitFor(() => expect(told).toHaveBeenCalledWith(expect.stringContaining('sağlayıcıda silinemedi')));
      await expect(deleteUser).toHaveBeenCalledOnce();
    });
  },
};
