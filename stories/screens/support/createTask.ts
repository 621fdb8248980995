import type { within } from 'storybook/test';
import type { KovanParameters } from '../../../.storybook/decorators/kovanParameters.ts';
import { write, type Write } from './write.ts';

type Canvas = ReturnType<typeof within>;

interface User {
  click(element: Element): Promise<void>;
}

/** Parameters of a story of the form of a new task. */
export const asParent = (kovan: KovanParameters = {}): KovanParameters => ({
  route: '/app/tasks/create',
  ...kovan,
});

/** Chooses Elif and writes a name. */
export const fillCommon = async (canvas: Canvas, userEvent: User, enter: Write = write): Promise<void> => {
  await userEvent.click(await canvas.findByRole('radio', { name: 'Elif' }));
  await enter(canvas.getByRole('textbox', { name: 'Görevin adı' }), '  Çiçekleri sula ');
};

/** A one-off task, filled in. */
export const fillSingle = async (canvas: Canvas, userEvent: User, enter: Write = write): Promise<void> => {
  await fillCommon(canvas, userEvent, enter);
  await userEvent.click(canvas.getByRole('radio', { name: 'Süpürge' }));
  await enter(canvas.getByLabelText('Son tarih'), '2026-11-02');
};

/** A periodic task, filled in. */
export const fillPeriodic = async (canvas: Canvas, userEvent: User): Promise<void> => {
  await fillCommon(canvas, userEvent);
  for (const name of ['Cuma', 'Salı']) await userEvent.click(canvas.getByRole('checkbox', { name }));
};

export const create = (canvas: Canvas): HTMLElement => canvas.getByRole('button', { name: 'Oluştur' });
