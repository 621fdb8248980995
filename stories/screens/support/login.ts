import { within } from 'storybook/test';
import type { KovanParameters } from '../../../.storybook/decorators/kovanParameters.ts';

type Canvas = ReturnType<typeof within>;

/** Parameters of a story of the login screen. */
export const asVisitor = (kovan: KovanParameters = {}) => ({
  layout: 'fullscreen',
  kovan: {
    route: '/app/login',
    session: 'signedOut',
    ...kovan,
  } satisfies KovanParameters,
});

/** The parts of the login form that its stories look at. */
export const login = {
  fieldNames: (canvas: Canvas): string[] =>
    [...canvas.getByRole('tabpanel').querySelectorAll('input')].map(({ name }) => name),
  submit: async (canvas: Canvas, name: string): Promise<HTMLElement> =>
    within(await canvas.findByRole('tabpanel')).getByRole('button', { name }),
};

/** Types what both faces of the form ask for. */
export const typeAccount = async (
  canvas: Canvas,
  userEvent: { type(element: Element, text: string): Promise<void> },
  { email, password }: { email: string; password: string },
): Promise<void> => {
  await userEvent.type(await canvas.findByLabelText('E-posta'), email);
  await userEvent.type(canvas.getByLabelText('Şifre'), password);
};
