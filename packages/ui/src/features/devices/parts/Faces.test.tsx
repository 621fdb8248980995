import { expect, it, vi } from 'vitest';
import { hueOf } from '../../../providers/childHues.ts';
import { testRoot } from '../../../testRoot.ts';
import { Faces } from './Faces.tsx';

vi.mock('../../../providers/ChildrenProvider.tsx', () => ({
  useChildren: () => ({ children: ['Elif', 'Can', 'Defne'].map((name) => ({ id: name, name, avatar: '👧' })) }),
}));

const render = testRoot();

it('[DV-09] a device has its children by name, in their order and each in their own colour', async () => {
  await render(<Faces childIds={['Defne', 'Can']} size={24} />);
  expect(document.querySelector('[role=img]')?.getAttribute('aria-label')).toBe('Can, Defne');
  expect([...document.querySelectorAll('[data-hue]')].map((face) => face.getAttribute('data-hue'))).toEqual([
    hueOf(1),
    hueOf(2),
  ]);
});
