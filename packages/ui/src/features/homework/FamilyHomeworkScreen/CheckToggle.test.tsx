import type { Homework } from '@kovan/api-client/contract';
import { expect, it } from 'vitest';
import { i18n } from '../../../i18n/i18n.ts';
import { registerTexts } from '../../../i18n/registerTexts.ts';
import { homeworkOf } from '../../../testHomework.ts';
import { testRoot } from '../../../testRoot.ts';
import { CheckToggle } from './CheckToggle.tsx';
import en from './en.json' with { type: 'json' };
import tr from './tr.json' with { type: 'json' };

registerTexts('familyHomework', { tr, en });
const render = testRoot();

it.each(['tr', 'en'])(
  '[FH-29] [FH-30] the toggle is called as it reads, with what it is of, in %s',
  async (language) => {
    await i18n.changeLanguage(language);
    const wordsOf = async (status: Homework['status']) => {
      await render(
        <CheckToggle homework={homeworkOf({ id: 'test-7', status })} title="Test 7" onStep={() => undefined} />,
      );
      const button = document.querySelector('button');
      return button && [button.textContent, button.getAttribute('aria-label')];
    };
    const check = i18n.t('common:action.markChecked');
    const undo = i18n.t('common:action.undoCheck');
    expect(await wordsOf('completed')).toEqual([check, `${check}: Test 7`]);
    expect(await wordsOf('verified')).toEqual([undo, `${undo}: Test 7`]);
    expect(await wordsOf('active')).toBeNull();
  },
);
