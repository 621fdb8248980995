import { expectAccessible, expectNoOverflow } from './support/axe.ts';
import { demoOn, SENTENCES } from './support/demo.ts';
import { expect, test } from './support/test.ts';
import { today } from './support/today.ts';

test('[D-01] [D-38] a new visitor tries an example, then a sentence of their own, and both are read by the real helper', async ({
  page,
  language,
  t,
}) => {
  const { text, teacher } = SENTENCES[language];
  await page.goto('/');
  const demo = demoOn(page, t);
  await demo.example('experiment');
  await demo.generate();
  await expect(demo.items).toHaveCount(1);
  await expect(demo.items).toContainText(t('common:subject.Fen Bilimleri'));
  await demo.restart();
  await expect(demo.items).toHaveCount(0);

  await demo.ask(text);
  await expect(demo.items).toHaveCount(1);
  for (const part of [t('common:subject.Matematik'), '45-46', teacher]) await expect(demo.items).toContainText(part);
  await expect(demo.items.locator('time')).toHaveAttribute('datetime', today(1));
  await expectAccessible(page, 'the demo with its answer');
  await expectNoOverflow(page, 'the demo with its answer');
});
