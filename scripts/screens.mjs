// npm run screens: pictures of the key stories for the README and docs/screens.md. `-- --built` takes the Storybook that is there.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBrowser } from './lib/browser.mjs';
import { inParallel, ROOT } from './lib/run.mjs';
import { openStory, withStories } from './lib/storyPages.mjs';

const FOLDER = 'docs/screens';
const SIZES = [
  { width: 360, height: 740 },
  { width: 768, height: 1024 },
  { width: 1280, height: 800 },
];
const THEMES = ['light', 'dark'];

/** The stories that show what Kovan is, in the order in which a family meets them. */
const KEY_STORIES = [
  { id: 'screens-landing--visitor', title: 'Landing page' },
  { id: 'screens-login--sign-in', title: 'Login' },
  { id: 'screens-onboarding--empty', title: 'Onboarding' },
  { id: 'screens-familydashboard--lively', title: 'Family dashboard' },
  { id: 'screens-children--many', title: 'Children' },
  { id: 'screens-familytasks--single', title: 'Family tasks' },
  { id: 'screens-createtask--single', title: 'Task creation' },
  { id: 'screens-familyhomework--pending', title: 'Family homework' },
  { id: 'screens-childdashboard--lively', title: 'Child dashboard' },
  { id: 'screens-childtasks--day', title: 'The child’s day' },
  { id: 'screens-childtasks-week--week', title: 'The child’s week' },
  { id: 'screens-childhomework--pending', title: 'The child’s homework' },
];

const fileOf = (id, { width }, theme) => `${id.replace('screens-', '').replace('--', '-')}-${width}-${theme}.png`;

const page = (rows) =>
  [
    '# Screens',
    '',
    'Made by `npm run screens` from the stories; not compared by any test, since browsers and fonts differ.',
    '',
    ...rows.flatMap(({ id, title }) => [
      `## ${title}`,
      '',
      ...THEMES.flatMap((theme) => [
        SIZES.map(
          (size) =>
            `<img src="screens/${fileOf(id, size, theme)}" height="320" alt="${title}, ${size.width} px, ${theme}">`,
        ).join('\n'),
        '',
      ]),
    ]),
  ].join('\n');

ensureBrowser(console.log);
await withStories(async ({ stories, url, newPage }) => {
  const missing = KEY_STORIES.filter(({ id }) => !stories.some((story) => story.id === id));
  if (missing.length > 0) throw new Error(`There is no story ${missing.map(({ id }) => id).join(', ')}.`);
  rmSync(join(ROOT, FOLDER), { recursive: true, force: true });
  mkdirSync(join(ROOT, FOLDER), { recursive: true });
  const jobs = KEY_STORIES.flatMap(({ id }) =>
    SIZES.flatMap((size) =>
      THEMES.map((theme) => async () => {
        const tab = await newPage({ viewport: size, colorScheme: theme });
        await openStory(tab, url, id, { theme });
        await tab.evaluate(() => window.scrollTo(0, 0));
        await tab.screenshot({ path: join(ROOT, FOLDER, fileOf(id, size, theme)) });
        await tab.close();
      }),
    ),
  );
  await inParallel(jobs, 2);
});
writeFileSync(join(ROOT, 'docs/screens.md'), page(KEY_STORIES));
console.log(`Pictures of ${KEY_STORIES.length} stories stand in ${FOLDER}, listed in docs/screens.md.`);
