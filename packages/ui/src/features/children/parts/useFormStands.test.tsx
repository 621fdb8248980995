import { expect, it, vi } from 'vitest';
import { type ChildrenList, useChildren } from '../../../providers/ChildrenProvider.tsx';
import { testRoot } from '../../../testRoot.ts';
import { useFormStands } from './useFormStands.ts';

vi.mock('../../../providers/ChildrenProvider.tsx', () => ({ useChildren: vi.fn() }));

const render = testRoot();
const Screen = ({ isOpen }: { isOpen: boolean }) => (useFormStands(isOpen) ? <form /> : null);

/** Whether it stands with so many children. */
const standsWith = async (count: number, isOpen = true) => {
  const list: Partial<ChildrenList> = { children: Array.from({ length: count }) };
  vi.mocked(useChildren).mockReturnValue(list as ChildrenList);
  await render(<Screen isOpen={isOpen} />);
  return document.querySelector('form') !== null;
};

it('[PE-08] a form that is open stands after the last child is gone, and opens anew only where there is one', async () => {
  expect(await standsWith(0)).toBe(false);
  expect(await standsWith(2)).toBe(true);
  expect(await standsWith(0)).toBe(true);
  expect(await standsWith(0, false)).toBe(false);
  expect(await standsWith(0)).toBe(false);
});
