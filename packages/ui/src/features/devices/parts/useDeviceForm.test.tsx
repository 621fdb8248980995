import { act } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { i18n } from '../../../i18n/i18n.ts';
import { type ChildrenList, useChildren } from '../../../providers/ChildrenProvider.tsx';
import { nobody } from '../../../providers/testAuth.ts';
import { testRoot } from '../../../testRoot.ts';
import { registerDevicesTexts } from '../texts.ts';
import { DeviceFields } from './DeviceFields.tsx';
import { useDeviceForm } from './useDeviceForm.ts';

vi.mock('../../../providers/ChildrenProvider.tsx', () => ({ useChildren: vi.fn() }));
vi.mock('../../../providers/AuthProvider.tsx', () => ({ useAuth: () => nobody }));
vi.mock('../../../providers/ToastProvider.tsx', () => ({ useToast: () => ({ show: () => undefined }) }));

registerDevicesTexts();
const render = testRoot();
const save = vi.fn(() => Promise.reject(new Error('refused')));

const Form = () => {
  const { submit, messageOf } = useDeviceForm({
    name: 'device',
    defaultValues: { name: 'Tablet', childIds: ['elif', 'can'] },
    save,
  });
  return <form onSubmit={submit}>{messageOf('childIds')}</form>;
};

/** Sends the form with the children as they are by now. */
const send = async (ids: readonly string[]) => {
  const children = ids.map((id) => ({ id, name: id, birthYear: 2016, grade: '5. Sınıf', avatar: '👧' }));
  const list: Partial<ChildrenList> = { children };
  vi.mocked(useChildren).mockReturnValue(list as ChildrenList);
  await render(<Form />);
  await act(async () => document.querySelector('form')?.requestSubmit());
};

beforeEach(async () => {
  await i18n.changeLanguage('tr');
  save.mockClear();
});

it('[PE-08] [DV-01] a device is for those who are chosen and there: not for a child that the other parent deletes', async () => {
  await send(['elif', 'can']);
  expect(save).toHaveBeenLastCalledWith({ name: 'Tablet', childIds: ['elif', 'can'] });
  await send(['can', 'defne']);
  expect(save).toHaveBeenLastCalledWith({ name: 'Tablet', childIds: ['can'] });
  await send(['defne']);
  expect(save).toHaveBeenCalledTimes(2);
  expect(document.body.textContent).toBe(i18n.t('devices:noChild'));
});

it('[PE-08] [DV-09] a child whom the other parent has just put on the device stays on it, though nobody here knows the child yet', async () => {
  await send(['elif']);
  expect(save).toHaveBeenLastCalledWith({ name: 'Tablet', childIds: ['elif', 'can'] });
  await send(['elif', 'can']);
  await send(['elif']);
  expect(save).toHaveBeenLastCalledWith({ name: 'Tablet', childIds: ['elif'] });
});

it('where nobody knows who is there, it is for those who are chosen', async () => {
  await send([]);
  expect(save).toHaveBeenLastCalledWith({ name: 'Tablet', childIds: ['elif', 'can'] });
});

const Fields = () => {
  const form = useDeviceForm({ name: 'device', defaultValues: { name: 'Tablet', childIds: [] }, save });
  return (
    <form onSubmit={form.submit}>
      <DeviceFields {...form} />
    </form>
  );
};

it('[DV-01] where no child is chosen the first one has the focus', async () => {
  await send(['elif', 'can']);
  await render(<Fields />);
  await act(async () => document.querySelector('form')?.requestSubmit());
  await expect.poll(() => document.activeElement).toBe(document.querySelector('input[value=elif]'));
  expect(document.activeElement?.getAttribute('aria-invalid')).toBe('true');
});
