import { calls } from '@kovan/api-client/contract';
import {
  createFamily,
  createHandlers,
  delayed,
  elsewhere,
  failing,
  livelyFamily,
  noChildren,
  pending,
} from '@kovan/api-client/mocks';
import { CHILD_AVATARS } from '@kovan/domain/avatars';
import { GRADES } from '@kovan/domain/grades';
import { ChildrenScreen } from '@kovan/ui/features/children/ChildrenScreen';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, waitFor, within } from 'storybook/test';
import { bigFamily } from '../support/bigFamily.ts';
import { cutWordsIn, enlargeLetters, loneDotsIn } from '../support/letters.ts';
import { FEATURES } from './support/account.ts';
import { nothingIsChanged } from './support/absence.ts';
import { childrenFailed } from './support/dashboard.ts';
import { recordCalls, saysSuccess, type SentCall } from './support/homework.ts';
import { placesOf } from './support/still.ts';
import { onboarded } from './support/tasks.ts';
import { write } from './support/write.ts';

const meta = {
  title: 'Screens/Children',
  component: ChildrenScreen,
  parameters: { kovan: { route: '/app/children' } },
} satisfies Meta<typeof ChildrenScreen>;

export default meta;
type Story = StoryObj<typeof meta>;
type Step = Parameters<NonNullable<Story['play']>>[0]['step'];

/** The card of a child, found by its heading. */
const cardOf = async (canvas: ReturnType<typeof within>, name: string) => {
  const heading = await canvas.findByRole('heading', { level: 2, name });
  const card = heading.closest('li');
  if (!card) throw new Error(`${name} has no card`);
  return within(card);
};

const factsAre = async (card: ReturnType<typeof within>, age: string, grade: string) => {
  await expect([...(card.getByText(age).parentElement?.children ?? [])].map((fact) => fact.textContent)).toEqual([
    age,
    grade,
  ]);
};

/** The open dialog, once it has faded in. */
const dialogIn = async (canvasElement: HTMLElement) => {
  const dialog = await within(canvasElement.ownerDocument.body).findByRole('dialog');
  await waitFor(() => expect(dialog).toBeVisible());
  return within(dialog);
};

/** The change is sent by its one call of the four, and the list is read after it. */
const readAnewAfter = async (sent: readonly SentCall[], change: string, step: Step) => {
  const calls = () => sent.map(({ call }) => call).filter((call) => call.includes('/api/children'));
  await step('[A-17] it is sent by one call', async () => {
    await expect(calls().filter((call) => !call.startsWith('GET'))).toEqual([change]);
  });
  await step('[S-24] and the list is read anew', async () => {
    await waitFor(() => expect(calls().slice(calls().indexOf(change))).toContain('GET /api/children'));
  });
};

export const Many: Story = {
  play: async ({ canvas, step }) => {
    await step('[K-01] [P-04] one card a child, oldest record first', async () => {
      await canvas.findByRole('heading', { level: 2, name: 'Elif' });
      const list = within(canvas.getByRole('list', { name: 'Çocuklar' }));
      const names = list.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);
      await expect(names).toEqual(['Elif', 'Can', 'Defne']);
    });
    await step('[K-02] [K-03] [K-04] [K-05] avatar, name, age and grade', async () => {
      const elif = await cardOf(canvas, 'Elif');
      await expect(elif.getByRole('img', { name: 'Kız çocuk' })).toHaveTextContent('👧');
      // 2026 minus 2016.
      await factsAre(elif, '10 yaşında', '5. Sınıf');
    });
    await step('[K-06] [K-07] each card can be edited and deleted', async () => {
      const can = await cardOf(canvas, 'Can');
      await expect(can.getByRole('button', { name: 'Can bilgilerini düzenle' })).toBeVisible();
      await expect(can.getByRole('button', { name: 'Can kaydını sil' })).toBeVisible();
    });
    await step('[DV-01] a server without devices has no button to add one', async () => {
      await expect(canvas.queryByRole('button', { name: 'Cihaz ekle' })).toBeNull();
    });
  },
};

export const Empty: Story = {
  parameters: { kovan: { ...meta.parameters.kovan, family: noChildren } },
  beforeEach: ({ msw }) => onboarded(msw),
  play: async ({ canvas, canvasElement, step, userEvent }) => {
    await step('[K-11] without children the empty state shows', async () => {
      await expect(await canvas.findByText('Henüz çocuk eklenmedi.')).toBeVisible();
      await expect(canvas.queryByRole('list', { name: 'Çocuklar' })).toBeNull();
    });
    await step('[K-08] it leads to the form', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Çocuk ekle' }));
      const dialog = await dialogIn(canvasElement);
      await write(dialog.getByLabelText('Çocuğun adı'), 'Yağmur');
      await userEvent.click(dialog.getByRole('button', { name: 'Kaydet' }));
    });
    await step('[K-06] [K-07] an only child can be edited and deleted, too', async () => {
      const yagmur = await cardOf(canvas, 'Yağmur');
      await expect(yagmur.getByRole('button', { name: 'Yağmur bilgilerini düzenle' })).toBeVisible();
      await expect(yagmur.getByRole('button', { name: 'Yağmur kaydını sil' })).toBeVisible();
    });
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

export const Arriving: Story = {
  globals: { viewport: { value: 'handheld' } },
  beforeEach: ({ msw }) => {
    msw.use(delayed(calls.children.list, 300));
  },
  play: async ({ canvas, step }) => {
    await step('[EV-12] title and action stand where they stood before anything was known', async () => {
      await within(await canvas.findByRole('main')).findByRole('status');
      const areStill = await placesOf(() => [
        canvas.getByRole('heading', { level: 1 }),
        canvas.getByRole('button', { name: 'Çocuk ekle' }),
      ]);
      await canvas.findByRole('heading', { level: 2, name: 'Elif' });
      await areStill();
    });
  },
};

export const LoadFailed: Story = {
  globals: { viewport: { value: 'phone' } },
  beforeEach: ({ msw }) => {
    msw.use(...childrenFailed());
  },
  play: async ({ canvas, step, userEvent }) => {
    const main = within(await canvas.findByRole('main'));
    await step('[X-11] the message', async () => {
      await expect(await main.findByText('Çocuklar yüklenirken bir hata oluştu')).toBeVisible();
    });
    await step('[K-11] children that can’t be read are not taken for none', async () => {
      await waitFor(() => expect(main.queryByText('Yükleniyor…')).toBeNull());
      await expect(main.queryByText('Henüz çocuk eklenmedi.')).toBeNull();
    });
    await step('[X-11] a way to try again, which helps', async () => {
      await userEvent.click(main.getByRole('button', { name: 'Yeniden dene' }));
      await cardOf(canvas, 'Elif');
      await expect(main.queryByRole('alert')).toBeNull();
    });
  },
};

export const Adding: Story = {
  play: async ({ canvas, canvasElement, step, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Çocuk ekle' }));
    const dialog = await dialogIn(canvasElement);
    await step('[K-08] [K-10] the form has name, birth year, grade and avatar', async () => {
      for (const label of ['Çocuğun adı', 'Doğum yılı', 'Sınıf']) {
        await expect(dialog.getByLabelText(label)).toBeVisible();
      }
      await expect(dialog.getByRole('radiogroup', { name: 'Avatar' })).toBeVisible();
    });
    await step('[K-12] [K-13] first grade, born six years ago', async () => {
      await expect(dialog.getByLabelText('Sınıf')).toHaveValue('1. Sınıf');
      await expect(dialog.getByLabelText('Doğum yılı')).toHaveValue(2020);
    });
    await step('[V-16] a year’s arrows stop at the first and at the current one', async () => {
      const year = dialog.getByLabelText<HTMLInputElement>('Doğum yılı');
      await expect([year.min, year.max]).toEqual(['2010', '2026']);
    });
    await step('[K-14] [E-03] the ten avatars of this screen, in order, the first one chosen', async () => {
      const radios = dialog.getAllByRole<HTMLInputElement>('radio');
      await expect(radios.map(({ value }) => value)).toEqual([...CHILD_AVATARS]);
      await expect(radios[0]).toBeChecked();
    });
    await step('[K-15] the 15 grades, in order', async () => {
      const options = within(dialog.getByLabelText('Sınıf')).getAllByRole<HTMLOptionElement>('option');
      await expect(options.map(({ value }) => value)).toEqual([...GRADES]);
    });
    await write(dialog.getByLabelText('Çocuğun adı'), 'Yağmur');
    await step('[V-16] a year outside of the range is refused', async () => {
      await write(dialog.getByLabelText('Doğum yılı'), '2027');
      await userEvent.click(dialog.getByRole('button', { name: 'Kaydet' }));
      await expect(await dialog.findByText('Doğum yılı 2010 ile 2026 arasında bir yıl olmalı.')).toBeVisible();
    });
    await step('[V-13] [V-14] name and birth year are required', async () => {
      await userEvent.clear(dialog.getByLabelText('Çocuğun adı'));
      await userEvent.clear(dialog.getByLabelText('Doğum yılı'));
      await userEvent.click(dialog.getByRole('button', { name: 'Kaydet' }));
      await expect(await dialog.findByText('Lütfen tüm alanları doldurun')).toBeVisible();
      await expect(dialog.getByLabelText('Çocuğun adı')).toBeInvalid();
      await expect(dialog.getByLabelText('Doğum yılı')).toBeInvalid();
    });
    await step('[V-15] a grade is always chosen: the list has no empty one', async () => {
      const grade = dialog.getByLabelText<HTMLSelectElement>('Sınıf');
      await expect(grade).toBeRequired();
      await expect([...grade.options].every(({ value }) => value !== '')).toBe(true);
    });
    await step('the focus is on the first wrong field', async () => {
      await waitFor(() => expect(dialog.getByLabelText('Çocuğun adı')).toHaveFocus());
    });
  },
};

export const AddingADevice: Story = {
  parameters: { kovan: { ...meta.parameters.kovan, settings: { features: FEATURES } } },
  play: async ({ canvas, canvasElement, step, userEvent }) => {
    await step('[DV-01] a device is added here, too: its form has a name and the children', async () => {
      await cardOf(canvas, 'Can');
      await userEvent.click(canvas.getByRole('button', { name: 'Cihaz ekle' }));
      const form = await dialogIn(canvasElement);
      await expect(form.getByLabelText('Cihazın adı')).toBeVisible();
      for (const name of ['Elif', 'Can', 'Defne']) {
        await expect(form.getByRole('checkbox', { name })).toBeChecked();
      }
      await expect(form.getByRole('button', { name: 'Kodu göster' })).toBeVisible();
    });
  },
};

export const EditingAndAdding: Story = {
  parameters: {
    kovan: {
      ...meta.parameters.kovan,
      family: {
        ...livelyFamily,
        children: [
          ...(livelyFamily.children ?? []),
          { id: 'ada', name: 'Ada', birthYear: 2015, grade: '6. Sınıf', avatar: '👩‍🎓' },
        ],
      },
    },
  },
  play: async ({ canvas, canvasElement, msw, step, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Ada bilgilerini düzenle' }));
    const dialog = await dialogIn(canvasElement);
    await step('[K-06] [K-09] the same form, filled with the values of the child', async () => {
      await expect(dialog.getByLabelText('Çocuğun adı')).toHaveValue('Ada');
      await expect(dialog.getByLabelText('Doğum yılı')).toHaveValue(2015);
      await expect(dialog.getByLabelText('Sınıf')).toHaveValue('6. Sınıf');
      await expect(dialog.getByRole('radio', { name: 'Kız öğrenci' })).toBeChecked();
    });
    await step('[K-14] [Q-50] an avatar chosen on onboarding is one more choice, after the others', async () => {
      const values = dialog.getAllByRole<HTMLInputElement>('radio').map(({ value }) => value);
      await expect(values).toEqual([...CHILD_AVATARS, '👩‍🎓']);
    });
    const sent = recordCalls(msw);
    await step('[S-22] saving changes the card', async () => {
      const name = dialog.getByLabelText('Çocuğun adı');
      await write(name, 'Ada Deniz');
      await write(dialog.getByLabelText('Doğum yılı'), '2014');
      await userEvent.selectOptions(dialog.getByLabelText('Sınıf'), '7. Sınıf');
      await userEvent.click(dialog.getByRole('radio', { name: 'Roket' }));
      await userEvent.click(dialog.getByRole('button', { name: 'Kaydet' }));
      const card = await cardOf(canvas, 'Ada Deniz');
      await factsAre(card, '12 yaşında', '7. Sınıf');
      await expect(card.getByRole('img', { name: 'Roket' })).toBeVisible();
    });
    await saysSuccess(canvas, 'Ada Deniz: değişiklikler kaydedildi.');
    await readAnewAfter(sent, 'PUT /api/children/ada', step);
    const sentNow = recordCalls(msw);
    await userEvent.click(await canvas.findByRole('button', { name: 'Çocuk ekle' }));
    const empty = await dialogIn(canvasElement);
    await userEvent.type(empty.getByLabelText('Çocuğun adı'), 'Yağmur');
    await userEvent.clear(empty.getByLabelText('Doğum yılı'));
    await userEvent.type(empty.getByLabelText('Doğum yılı'), '2017');
    await userEvent.selectOptions(empty.getByLabelText('Sınıf'), '4. Sınıf');
    await userEvent.click(empty.getByRole('radio', { name: 'Roket' }));
    await userEvent.dblClick(empty.getByRole('button', { name: 'Kaydet' }));
    await step('[S-21] the child is in the list, and the dialog is gone', async () => {
      const card = await cardOf(canvas, 'Yağmur');
      await factsAre(card, '9 yaşında', '4. Sınıf');
      await expect(card.getByRole('img', { name: 'Roket' })).toBeVisible();
      await expect(within(canvasElement.ownerDocument.body).queryByRole('dialog')).toBeNull();
    });
    await saysSuccess(canvas, 'Yağmur eklendi.');
    await readAnewAfter(sentNow, 'POST /api/children', step);
  },
};

export const ChangedElsewhere: Story = {
  parameters: { kovan: { route: '/app/children', settings: { features: ['live'] } } },
  play: async ({ canvas, canvasElement, msw, step, userEvent }) => {
    const family = createFamily();
    msw.use(...createHandlers(family));
    await userEvent.click((await cardOf(canvas, 'Can')).getByRole('button', { name: 'Can bilgilerini düzenle' }));
    const dialog = await dialogIn(canvasElement);
    window.dispatchEvent(new PointerEvent('pointermove'));
    await waitFor(() => expect(family.followers.size).toBe(1), { timeout: 8_000 });
    await step('[PE-08] the other parent’s change is not put back by what is typed here', async () => {
      await userEvent.type(dialog.getByLabelText('Çocuğun adı'), ' Ali');
      elsewhere(family, ({ children }) => {
        const can = children.find(({ name }) => name === 'Can');
        if (can) Object.assign(can, { birthYear: 2012 });
      });
      await waitFor(() => expect(dialog.getByLabelText('Doğum yılı')).toHaveValue(2012));
      await userEvent.click(dialog.getByRole('button', { name: 'Kaydet' }));
      await waitFor(() =>
        expect(family.children.find(({ name }) => name === 'Can Ali')).toMatchObject({ birthYear: 2012 }),
      );
    });
  },
};

export const DeletedElsewhere: Story = {
  beforeEach: () => {
    spyOn(console, 'error').mockImplementation(() => undefined);
    spyOn(window, 'confirm').mockReturnValue(true);
  },
  play: async ({ canvas, canvasElement, msw, step, userEvent }) => {
    const family = createFamily();
    msw.use(...createHandlers(family));
    const deleteElsewhere = (deleted: string) => {
      family.children.splice(0, family.children.length, ...family.children.filter(({ name }) => name !== deleted));
    };
    await cardOf(canvas, 'Defne');
    await step('[PE-08] a child whom the other parent has deleted meanwhile goes by being deleted here', async () => {
      deleteElsewhere('Defne');
      await userEvent.click(canvas.getByRole('button', { name: 'Defne kaydını sil' }));
      await waitFor(() => expect(canvas.queryByRole('heading', { level: 2, name: 'Defne' })).toBeNull());
      await cardOf(canvas, 'Elif');
    });
    await userEvent.click((await cardOf(canvas, 'Can')).getByRole('button', { name: 'Can bilgilerini düzenle' }));
    const dialog = await dialogIn(canvasElement);
    await userEvent.type(dialog.getByLabelText('Çocuğun adı'), ' Ali');
    await step('[PE-08] a child that the other parent has deleted meanwhile is told as that', async () => {
      deleteElsewhere('Can');
      await userEvent.click(dialog.getByRole('button', { name: 'Kaydet' }));
      await expect(await dialog.findByText(/^Bu çocuk bu arada silindi/)).toBeVisible();
      await expect(dialog.getByLabelText('Çocuğun adı')).toHaveValue('Can Ali');
      await expect(canvas.queryByText('Can')).toBeNull();
    });
    await step('[X-14] and no failure', async () => {
      await expect(dialog.queryByRole('alert')).toBeNull();
    });
  },
};

export const Failing: Story = {
  beforeEach: ({ msw }) => {
    msw.use(failing(calls.children.remove, 500), failing(calls.children.create, 500));
    spyOn(console, 'error').mockImplementation(() => undefined);
    spyOn(window, 'confirm').mockReturnValue(true);
  },
  play: async ({ canvas, canvasElement, step, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Can kaydını sil' }));
    await step('[X-12] [X-14] the failure to delete is only logged, and the card stays', async () => {
      await waitFor(() => expect(console.error).toHaveBeenCalled());
      await cardOf(canvas, 'Can');
      await expect(canvas.queryByRole('alert')).toBeNull();
    });
    await step('[S-23] [V-35] and asks anew at the next press', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Can kaydını sil' }));
      await expect(window.confirm).toHaveBeenCalledTimes(2);
    });
    await userEvent.click(await canvas.findByRole('button', { name: 'Çocuk ekle' }));
    const dialog = await dialogIn(canvasElement);
    await write(dialog.getByLabelText('Çocuğun adı'), 'Yağmur');
    await userEvent.click(dialog.getByRole('button', { name: 'Kaydet' }));
    await step('[X-12] [X-13] the failure is logged and reaches the form', async () => {
      await waitFor(() =>
        expect(console.error).toHaveBeenCalledWith(
          'children.create failed',
          'kind=http',
          'status=500',
          'code=INTERNAL',
        ),
      );
      await expect(await dialog.findByRole('button', { name: 'Kaydet' })).toBeEnabled();
    });
    await step('[X-14] no message shows; the form stays with what was typed', async () => {
      await expect(dialog.getByLabelText('Çocuğun adı')).toHaveValue('Yağmur');
      await expect(dialog.queryByRole('alert')).toBeNull();
    });
  },
};

export const Saving: Story = {
  beforeEach: ({ msw }) => {
    msw.use(pending(calls.children.create));
  },
  play: async ({ canvas, canvasElement, step, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Çocuk ekle' }));
    const dialog = await dialogIn(canvasElement);
    await write(dialog.getByLabelText('Çocuğun adı'), 'Yağmur');
    await userEvent.click(dialog.getByRole('button', { name: 'Kaydet' }));
    await expect(await dialog.findByRole('button', { name: 'Kaydediliyor…' })).toBeVisible();
    await step('nothing closes it while it saves, so that its end can close no other', async () => {
      await userEvent.click(dialog.getByRole('button', { name: 'Vazgeç' }));
      await userEvent.click(dialog.getByRole('button', { name: 'Kapat' }));
      await userEvent.keyboard('{Escape}');
      await expect(dialog.getByLabelText('Çocuğun adı')).toHaveValue('Yağmur');
    });
  },
};

export const Deleting: Story = {
  globals: { theme: 'dark' },
  play: async ({ canvas, step, userEvent, msw }) => {
    const sent = recordCalls(msw);
    const confirm = spyOn(window, 'confirm').mockReturnValue(false);
    await step('[V-35] deleting asks first', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Can kaydını sil' }));
      await expect(confirm).toHaveBeenCalledWith('Bu çocuk, tüm ödev ve görevleriyle birlikte silinsin mi?');
    });
    await step('[V-38] declining deletes nothing and makes no call', async () => {
      await nothingIsChanged(() => sent.map(({ call }) => call));
      await cardOf(canvas, 'Can');
    });
    await step('[S-23] accepting removes the child', async () => {
      confirm.mockReturnValue(true);
      await userEvent.click(canvas.getByRole('button', { name: 'Can kaydını sil' }));
      await waitFor(() => expect(canvas.queryByRole('heading', { level: 2, name: 'Can' })).toBeNull());
      await waitFor(() => expect(canvas.getByRole('list', { name: 'Çocuklar' })).toHaveFocus());
    });
    await saysSuccess(canvas, 'Can silindi.');
    await readAnewAfter(sent, 'DELETE /api/children/can', step);
  },
};

export const SlowDeleting: Story = {
  beforeEach: ({ msw }) => {
    msw.use(delayed(calls.children.remove, 300));
    spyOn(window, 'confirm').mockReturnValue(true);
  },
  play: async ({ canvas, canvasElement, step, userEvent, msw }) => {
    const sent = recordCalls(msw);
    await userEvent.dblClick(await canvas.findByRole('button', { name: 'Can kaydını sil' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Çocuk ekle' }));
    const name = (await dialogIn(canvasElement)).getByLabelText('Çocuğun adı');
    await userEvent.type(name, 'Yağmur');
    await step('a deletion that ends later leaves the focus where somebody writes', async () => {
      await waitFor(() => expect(canvas.queryByText('Can')).toBeNull());
      await expect(name).toHaveFocus();
    });
    await step('[S-23] [V-35] the second press of two on end neither asked nor deleted once more', async () => {
      await expect(window.confirm).toHaveBeenCalledTimes(1);
      await expect(sent.filter(({ call }) => call === 'DELETE /api/children/can')).toHaveLength(1);
    });
  },
};

export const English: Story = {
  globals: { locale: 'en', viewport: { value: 'phone' } },
  play: async ({ canvas, step }) => {
    await step('[K-04] [K-05] age and grade in English', async () => {
      const defne = await cardOf(canvas, 'Defne');
      await factsAre(defne, '5 years old', 'Kindergarten (5-6 years)');
      await expect(defne.getByText('Kindergarten (5-6 years)').offsetHeight).toBeLessThan(30);
    });
  },
};

export const Narrowest: Story = {
  globals: { locale: 'en', viewport: { value: 'narrow', isRotated: false } },
  play: async ({ canvas, step }) => {
    const defne = await cardOf(canvas, 'Defne');
    await step('[K-04] [K-05] no line of age and grade begins or ends with a dot', async () => {
      const line = defne.getByText('5 years old').parentElement;
      await expect(line?.offsetHeight).toBeGreaterThan(30);
      await expect(line && loneDotsIn(line)).toBe(0);
    });
  },
};

/** A name beside its picture goes below it where it has no room. */
export const BigLetters: Story = {
  parameters: { kovan: { route: '/app/children', family: bigFamily } },
  globals: { viewport: { value: 'handheld', isRotated: false } },
  beforeEach: enlargeLetters,
  play: async ({ canvas, step }) => {
    await step('[K-01] [P-04] names stand whole in big letters', async () => {
      const card = await canvas.findByRole('heading', { level: 2, name: 'Abdurrahman' });
      await expect(cutWordsIn(card)).toEqual([]);
    });
  },
};

export const LongNameAmongOthers: Story = {
  parameters: {
    kovan: {
      route: '/app/children',
      family: {
        ...bigFamily,
        children: bigFamily.children.map((child) =>
          child.id === 'can' ? { ...child, name: 'Abdurrahman Mustafa Kemalettin Karaosman' } : child,
        ),
      },
    },
  },
  globals: { viewport: { value: 'desktop', isRotated: false } },
  play: async ({ canvas, step }) => {
    await step('[K-06] [K-07] the buttons of neighbouring cards stand side by side', async () => {
      await canvas.findByRole('heading', { level: 2, name: /^Abdurrahman Mustafa/ });
      const list = within(canvas.getByRole('list', { name: 'Çocuklar' }));
      const cards = list.getAllByRole('listitem').slice(0, 3);
      const tops = cards.map((card) => within(card).getAllByRole('button')[0]?.getBoundingClientRect().top);
      await expect(new Set(tops).size).toBe(1);
    });
  },
};
