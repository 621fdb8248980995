import { expect, it } from 'vitest';
import { testRoot } from '../testRoot.ts';
import { useIsLoading } from './useIsLoading.ts';

const draw = testRoot();

it('what has come counts as awaited until its drawing, which may be interrupted; what is awaited again does at once', async () => {
  const drawn: string[] = [];
  const List = ({ isPending }: { isPending: boolean }) => {
    drawn.push(useIsLoading(isPending) ? 'loading' : 'there');
    return null;
  };
  const show = (isPending: boolean) => draw(<List isPending={isPending} />);
  await show(true);
  await show(false);
  await show(true);
  expect(drawn.slice(0, 3)).toEqual(['loading', 'loading', 'there']);
  expect(drawn.slice(3).every((state) => state === 'loading')).toBe(true);
  // What was kept is there from the first drawing on.
  drawn.length = 0;
  await draw(<List key="kept" isPending={false} />);
  expect(drawn).toEqual(['there']);
});
