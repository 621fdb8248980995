import { createRef } from 'react';
import { expect, it } from 'vitest';
import { testRoot } from '../testRoot.ts';
import { ChoicesSwitch } from './ChoicesSwitch/ChoicesSwitch.tsx';
import { EmojiPicker } from './EmojiPicker/EmojiPicker.tsx';
import { SegmentedSwitch } from './SegmentedSwitch/SegmentedSwitch.tsx';
import { WeekdayPicker } from './WeekdayPicker/WeekdayPicker.tsx';

const render = testRoot();
const ITEMS = ['a', 'b', 'c'].map((value) => ({ value, label: value, name: value, short: value }));
const common = { name: 'what', onChange: () => undefined };

it('where a choice is refused a form focuses what is chosen, or the first; of several choices the first', async () => {
  const ref = createRef<HTMLInputElement>();
  for (const [chosen, expected] of [
    ['b', 'b'],
    ['', 'a'],
  ] as const) {
    await render(<EmojiPicker {...common} options={ITEMS} value={chosen} ref={ref} />);
    expect(ref.current?.value).toBe(expected);
    await render(<SegmentedSwitch {...common} items={ITEMS} value={chosen} ref={ref} />);
    expect(ref.current?.value).toBe(expected);
    await render(<WeekdayPicker {...common} days={ITEMS} value={[chosen]} ref={ref} />);
    expect(ref.current?.value).toBe('a');
    await render(<ChoicesSwitch {...common} items={ITEMS} values={[chosen]} ref={ref} />);
    expect(ref.current?.value).toBe('a');
  }
});
