import { within } from 'storybook/test';
import type { KovanParameters } from '../../../.storybook/decorators/kovanParameters.ts';
import { write } from './write.ts';

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

interface Account {
  readonly email: string;
  readonly password: string;
}

/** Types what both faces of the form ask for, letter by letter. */
export const typeAccount = async (
  canvas: Canvas,
  userEvent: { type(element: Element, text: string): Promise<void> },
  { email, password }: Account,
): Promise<void> => {
  await userEvent.type(await canvas.findByLabelText('E-posta'), email);
  await userEvent.type(canvas.getByLabelText('Şifre'), password);
};

/** The same at once, where nobody looks at how it is typed; more fields by their labels. */
export const fillAccount = async (
  canvas: Canvas,
  { email, password, ...more }: Account & Readonly<Record<string, string>>,
): Promise<void> => {
  for (const [label, text] of Object.entries({ ...more, 'E-posta': email, Şifre: password })) {
    await write(await canvas.findByLabelText(label), text);
  }
};
