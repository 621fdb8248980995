import { describe, expect, it } from 'vitest';
import { childLinks, FAMILY_LINKS, isCurrent } from './navigation.ts';

describe.each([
  [
    'the family’s',
    FAMILY_LINKS,
    {
      '/app/family': 'home',
      '/app/family/': 'home',
      '/app/family/tasks': 'tasks',
      '/app/tasks/create': 'tasks',
      '/app/family/assignments': 'allHomework',
      '/app/children': 'children',
      '/app/account': '',
      '/app/elif': '',
      '/': '',
      // Not well-formed, as a link that was cut off.
      '/app/%': '',
    },
  ],
  [
    'a child’s',
    childLinks('elif'),
    {
      '/app/elif': 'home',
      '/app/elif/tasks': 'tasks',
      '/app/elif/tasks/': 'tasks',
      '/app/tasks/create': 'tasks',
      '/app/elif/assignments': 'homework',
      '/app/elif2': '',
      '/app/can/tasks': '',
      '/app/family': '',
    },
  ],
  [
    'those of a child whose id is written otherwise',
    childLinks('çiğdem'),
    { '/app/çiğdem': 'home', '/app/%C3%A7i%C4%9Fdem': 'home' },
  ],
  [
    'those of no child',
    childLinks(null),
    { '/app': 'home', '/app/tasks': 'tasks', '/app/tasks/create': 'tasks', '/app/assignments': 'homework' },
  ],
])('of the links, %s,', (_, links, at) => {
  it.each(Object.entries(at))('[H-07] [Q-58] at %s %j alone is current', (pathname, expected) => {
    expect(
      links
        .filter((link) => isCurrent(link, pathname))
        .map(({ destination }) => destination)
        .join(),
    ).toBe(expected);
  });
});
