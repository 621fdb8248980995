import type { within } from 'storybook/test';
import type { KovanParameters } from '../../../.storybook/decorators/kovanParameters.ts';

type Canvas = ReturnType<typeof within>;

interface User {
  type(element: Element, text: string): Promise<void>;
  click(element: Element): Promise<void>;
}

/** Parameters of a story of the form of a new task. */
export const asParent = (kovan: KovanParameters = {}): KovanParameters => ({
  route: '/app/tasks/create',
  ...kovan,
});

/** Chooses Elif and types a name. */
export const typeCommon = async (canvas: Canvas, userEvent: User): Promise<void> => {
  await userEvent.click(await canvas.findByRole('radio', { name: 'Elif' }));
  await userEvent.type(canvas.getByRole('textbox', { name: 'Görevin adı' }), '  Çiçekleri sula ');
};

/** A one-off task, filled in. */
export const typeSingle = async (canvas: Canvas, userEvent: User): Promise<void> => {
  await typeCommon(canvas, userEvent);
  await userEvent.click(canvas.getByRole('radio', { name: 'Süpürge' }));
  await userEvent.type(canvas.getByLabelText('Son tarih'), '2026-11-02');
};

/** A periodic task, filled in. */
export const typePeriodic = async (canvas: Canvas, userEvent: User): Promise<void> => {
  await typeCommon(canvas, userEvent);
  for (const name of ['Cuma', 'Salı']) await userEvent.click(canvas.getByRole('checkbox', { name }));
};

export const create = (canvas: Canvas): HTMLElement => canvas.getByRole('button', { name: 'Oluştur' });
