/** The start of every page, and what its two screens of visitors have in common. */
const FRONT = [
  'node_modules/(?:react|react-dom|scheduler)/',
  String.raw`apps/web/src/(?:main|Shell|screens|lateServices|takeOver)\.tsx?$`,
  String.raw`packages/ui/src/components/(?:Button|IconButton|Link|Logo)/\w+\.tsx$`,
  String.raw`packages/ui/src/frontDoor/(?:attention|byNeed|takeOver|useAttention)\.tsx?$`,
  String.raw`packages/ui/src/components/useMediaQuery\.ts$`,
  String.raw`packages/ui/src/layout/(?:usePageTitle\.ts|Header/LanguageButtons\.tsx)$`,
];

/** The colours of children and subjects, of which the landing page shows few and the login none. */
const HUES = [String.raw`packages/ui/src/tokens/hues\.css$`];

/** What the app has in common with the login, or with the lower part of the landing page. */
const SHARED = [
  'lucide-react/dist/esm/icons/(?:circle-exclamation-point|rotate-ccw)',
  String.raw`packages/ui/src/components/(?:Avatar|Banner|Bee|Card|Comb)/\w+\.tsx$`,
  String.raw`packages/domain/src/seen\.ts$`,
];

/** What the forms and tabs of the login and of the app are made of; the first screens behind the front door have none. */
const FORMS = [
  'node_modules/@radix-ui/(?:primitive|react-(?:collection|compose-refs|context|direction|id|presence|primitive|roving-focus|slot|tabs|use-[a-z-]+))/',
  String.raw`packages/ui/src/components/(?:Field|TextField)/\w+\.tsx?$`,
];

/** The login. */
const LOGIN = [String.raw`packages/ui/src/features/login/LoginScreen/LoginScreen\.tsx$`];

/** What stands around every screen behind the front door, and what the homes of the family and of a child are both made of. */
const APP = [
  String.raw`apps/web/src/(?:app|services)\.tsx?$`,
  String.raw`packages/ui/src/layout/(?:AppLayout|PublicLayout|InvalidChildMessage|AppRedirectScreen/AppRedirectScreen|useSearchChoice)\.tsx?$`,
  String.raw`packages/ui/src/components/(?:DottedFacts|EmptyState|ErrorState|PageHeader|Skeleton|Spinner|StatCard|StatusBadge|TickButton|VisuallyHidden|WaitingBadge)/\w+\.tsx$`,
  String.raw`packages/ui/src/(?:data|providers)/(?!Toasts|localDatabase|sharedText)\w+\.tsx?$`,
  String.raw`packages/ui/src/data/queue/(?:useNotYet|useWaitingItems)\.ts$`,
  String.raw`packages/ui/src/features/children/parts/(?:ChildNotFound|useChildFilter)\.tsx?$`,
  String.raw`packages/ui/src/features/dashboard/(?:queries|texts|parts/(?:Activities|Stats|Unfold|figuresOf|useStatDetails))\.tsx?$`,
  String.raw`packages/ui/src/features/homework/(?:queries|mutations|texts|parts/(?:subjectLook|useHomeworkCheck))\.tsx?$`,
  String.raw`packages/ui/src/features/tasks/(?:queries|mutations)\.tsx?$`,
  String.raw`packages/domain/src/(?:childDay|dueGroups|dueLabels)\.ts$`,
  String.raw`packages/ui/src/(?:i18n/useNames|components/takeLostFocus|features/tasks/parts/(?:ItemTick|useCompleteInFamily))\.tsx?$`,
  'node_modules/@tanstack/',
  'lucide-react/dist/esm/icons/(?:check-check|clock|mail|plus|sun)\\.',
];

/** What reads and draws a child's day. */
const DAY = [
  String.raw`packages/ui/src/components/CombBoard/\w+\.tsx$`,
  String.raw`packages/ui/src/features/childDay/.+\.(?:tsx?|json)$`,
  String.raw`packages/ui/src/features/children/parts/useChildOfAddress\.ts$`,
  String.raw`packages/ui/src/features/homework/parts/(?:useCompleteHomework|useKeptFocus)\.tsx?$`,
  String.raw`packages/ui/src/features/tasks/parts/TaskIcon\.tsx?$`,
];

/** What the screens of tasks and homework have in common; no home needs it. */
const LISTS = [
  String.raw`packages/ui/src/components/(?:DateField|Disclosure|Tabs)/\w+\.tsx$`,
  String.raw`packages/ui/src/features/(?:dueDates|tasks/parts|homework/parts)/\w+\.tsx?$`,
];

const matching = (patterns: readonly string[]): RegExp =>
  new RegExp(patterns.join('|').replaceAll('/', String.raw`[\\/]`));

/**
 * What comes in one file, with all that it imports. Most is left to the bundler; what the first screens need is held
 * together, since on a slow line every request costs a turn.
 */
export const chunkGroups = [
  { name: 'hues', test: matching(HUES), priority: 7 },
  { name: 'front', test: matching(FRONT), priority: 6 },
  { name: 'shared', test: matching(SHARED), priority: 5 },
  { name: 'forms', test: matching(FORMS), priority: 5 },
  { name: 'login', test: matching(LOGIN), priority: 4 },
  { name: 'app', test: matching(APP), priority: 3 },
  { name: 'day', test: matching(DAY), priority: 1 },
  { name: 'lists', test: matching(LISTS), priority: 0 },
];
