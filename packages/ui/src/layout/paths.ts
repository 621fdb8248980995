/** The typed addresses of the screens (product.md 2, Route table). */
export const paths = {
  landing: '/',
  login: '/app/login',
  /** The login's other face. */
  signUp: '/app/login?mode=sign-up',
  /** What is kept, how long, and who sees it; for anybody. */
  privacy: '/privacy',
  /** Where the link of an invitation leads, its code behind the `#`. */
  join: '/app/join',
  /** Which child is there, on a device of several. */
  who: '/app/who',
  /** Where a lent browser is taken back. */
  unlock: '/app/unlock',
  /** Where a child's device is paired. */
  pair: '/app/pair',
  app: '/app',
  account: '/app/account',
  onboarding: '/app/onboarding',
  family: '/app/family',
  familyTasks: '/app/family/tasks',
  familyHomework: '/app/family/assignments',
  children: '/app/children',
  createTask: '/app/tasks/create',
  /** The task list and the homework of no particular child; each is the child route with an invalid id. */
  childlessTasks: '/app/tasks',
  childlessHomework: '/app/assignments',
  child: (childId: string) => `/app/${encodeURIComponent(childId)}`,
  childTasks: (childId: string) => `/app/${encodeURIComponent(childId)}/tasks`,
  childHomework: (childId: string) => `/app/${encodeURIComponent(childId)}/assignments`,
} as const;

/** The words that stand in the route table where a child's id would. */
const NO_CHILD_IDS = new Set(
  Object.values(paths).map((path) => (typeof path === 'string' ? path.split(/[/?]/)[2] : undefined)),
);

/** The child id of an address, or `null` where it is missing or a word of the route table. */
export const childIdOf = (param: string | undefined): string | null =>
  param === undefined || param === '' || NO_CHILD_IDS.has(param) ? null : param;
