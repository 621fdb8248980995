import { paths } from '../paths.ts';

/** What a link of the header leads to; also the key of its text and of its picture. */
export type Destination = 'home' | 'tasks' | 'allHomework' | 'homework' | 'children';

export interface NavigationLink {
  readonly destination: Destination;
  readonly to: string;
  /** Further addresses that belong to this link. */
  readonly alsoAt?: readonly string[];
}

/** The four links of the family view (H-03). */
export const FAMILY_LINKS: readonly NavigationLink[] = [
  { destination: 'home', to: paths.family },
  { destination: 'tasks', to: paths.familyTasks, alsoAt: [paths.createTask] },
  { destination: 'allHomework', to: paths.familyHomework },
  { destination: 'children', to: paths.children },
];

/** The three links of a child's view; without a selected child they lead to the fallback addresses (H-04 to H-06). */
export const childLinks = (childId: string | null): readonly NavigationLink[] => [
  { destination: 'home', to: childId === null ? paths.app : paths.child(childId) },
  {
    destination: 'tasks',
    to: childId === null ? paths.childlessTasks : paths.childTasks(childId),
    alsoAt: [paths.createTask],
  },
  { destination: 'homework', to: childId === null ? paths.childlessHomework : paths.childHomework(childId) },
];

/** An address as people read it; as it stands where it is not well-formed, as one that was cut off. */
const readable = (path: string): string => {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
};

/** Whether the link belongs to the current path; exactly, since `/app/family` begins every family address (H-07, Q-58). */
export const isCurrent = ({ to, alsoAt = [] }: NavigationLink, pathname: string): boolean => {
  const path = readable(pathname).replace(/(?<=.)\/+$/, '');
  return readable(to) === path || alsoAt.includes(path);
};
