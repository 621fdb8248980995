// npm run screens: pictures of the key stories for the README and docs/screens.md. `-- --compare` leaves those alone and shows
// beside them what the stories look like now; `-- --built` takes the Storybook that is there.
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { ensureBrowser } from './lib/browser.mjs';
import { inParallel, ROOT } from './lib/run.mjs';
import { compare } from './lib/screens/difference.mjs';
import { report } from './lib/screens/report.mjs';
import { openStory, withStories } from './lib/storyPages.mjs';

const FOLDER = 'docs/screens';
const COMPARED = '.cache/screens';
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

/** Every picture there is: of each key story, at each size, in each theme. */
const PICTURES = KEY_STORIES.flatMap(({ id, title }) =>
  THEMES.flatMap((theme) =>
    SIZES.map((size) => ({
      id,
      size,
      theme,
      title: `${title}, ${size.width} px, ${theme}`,
      file: fileOf(id, size, theme),
    })),
  ),
);

const image = ({ file, title }) => `<img src="screens/${file}" height="320" alt="${title}">`;

const page = () =>
  [
    '# Screens',
    '',
    'Made by `npm run screens` from the stories; not compared by any test, since browsers and fonts differ. After a change `npm run screens -- --compare` draws them anew, apart, and shows old, new and difference side by side on one page, the most changed first. Compare on the machine that drew the committed ones, or look past its fonts.',
    '',
    ...KEY_STORIES.flatMap(({ id, title }) => [
      `## ${title}`,
      '',
      ...THEMES.flatMap((theme) => [
        PICTURES.filter((picture) => picture.id === id && picture.theme === theme)
          .map(image)
          .join('\n'),
        '',
      ]),
    ]),
  ].join('\n');

const emptied = (folder) => {
  rmSync(join(ROOT, folder), { recursive: true, force: true });
  mkdirSync(join(ROOT, folder), { recursive: true });
  return join(ROOT, folder);
};

const draw = async ({ stories, url, newPage }, folder) => {
  const missing = KEY_STORIES.filter(({ id }) => !stories.some((story) => story.id === id));
  if (missing.length > 0) throw new Error(`There is no story ${missing.map(({ id }) => id).join(', ')}.`);
  const jobs = PICTURES.map(({ id, size, theme, file }) => async () => {
    const tab = await newPage({ viewport: size, colorScheme: theme });
    await openStory(tab, url, id, { theme });
    await tab.evaluate(() => window.scrollTo(0, 0));
    await tab.screenshot({ path: join(folder, file) });
    await tab.close();
  });
  await inParallel(jobs, 2);
};

/** Compares the committed pictures with those in `now`; what stands on one side alone has changed as a whole. */
const compareAll = async (newPage, now, differences) => {
  const tab = await newPage({});
  const listed = new Map(PICTURES.map(({ file, title }) => [file, title]));
  const committed = existsSync(join(ROOT, FOLDER)) ? readdirSync(join(ROOT, FOLDER)) : [];
  const pictures = [];
  for (const file of new Set([...listed.keys(), ...committed])) {
    const [before, after] = [join(ROOT, FOLDER), now]
      .map((folder) => join(folder, file))
      .map((path) => existsSync(path) && path);
    const found = before && after ? await compare(tab, readFileSync(before), readFileSync(after)) : undefined;
    const difference = found && found.share > 0 ? join(differences, file) : undefined;
    if (difference) writeFileSync(difference, found.picture);
    const [beforeAt, nowAt, differenceAt] = [before, after, difference].map(
      (path) => path && relative(join(ROOT, COMPARED), path),
    );
    pictures.push({
      title: listed.get(file) ?? file,
      share: found ? found.share : 1,
      before: beforeAt,
      now: nowAt,
      difference: differenceAt,
    });
  }
  return pictures;
};

ensureBrowser(console.log);
if (process.argv.includes('--compare')) {
  emptied(COMPARED);
  const pictures = await withStories(async (open) => {
    const now = emptied(join(COMPARED, 'now'));
    await draw(open, now);
    return compareAll(open.newPage, now, emptied(join(COMPARED, 'difference')));
  });
  writeFileSync(join(ROOT, COMPARED, 'index.html'), report(pictures));
  const changed = pictures.filter(({ share }) => share > 0).length;
  console.log(`${changed} of ${pictures.length} pictures differ from the committed ones: open ${COMPARED}/index.html.`);
} else {
  await withStories((open) => draw(open, emptied(FOLDER)));
  writeFileSync(join(ROOT, 'docs/screens.md'), page());
  console.log(`Pictures of ${KEY_STORIES.length} stories stand in ${FOLDER}, listed in docs/screens.md.`);
}
