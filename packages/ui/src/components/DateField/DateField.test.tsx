import { expect, it } from 'vitest';
import { testRoot } from '../../testRoot.ts';
import { DateField } from './DateField.tsx';

const render = testRoot();

it('[V-20] a keyboard stops at a year of four digits', async () => {
  await render(<DateField label="Son tarih" />);
  expect(document.querySelector('input')?.max).toBe('9999-12-31');
});
