import { i18n, type Language, registerTexts } from '@kovan/ui/i18n';
import { paths } from '@kovan/ui/layout/paths';
import { createLateAuth } from '@kovan/ui/frontDoor/lateAuth';
import { loadHeroDrawing } from '@kovan/ui/features/landing/hero/heroDrawing';
import { More } from '@kovan/ui/features/landing/LandingScreen/more';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { Outlet, StaticRouter } from 'react-router-dom';
import { layouts, screens } from '../screens.ts';
import { Shell } from '../Shell.tsx';
import en from './en.json' with { type: 'json' };
import tr from './tr.json' with { type: 'json' };

registerTexts('prerender', { tr, en });

/** What is made beforehand, and of what it depends. */
export interface PageWanted {
  readonly page: 'landing' | 'login';
  readonly language: Language;
  /** The day that the page shows until the viewer's own is known. */
  readonly day: string;
}

/** What the app is called where it is installed, in the language of the last page that was made. */
export const namesOf = () => {
  const { t } = i18n;
  return {
    name: t('common:product.name'),
    description: t('prerender:landing.description'),
    today: t('prerender:installed.today'),
    addHomework: t('prerender:installed.addHomework'),
  };
};

const nothing = () => Promise.reject(new Error('There is no server while pages are made'));

/** A page of visitors as HTML, with the words for its head. */
export const renderPage = async ({ page, language, day }: PageWanted) => {
  const path = paths[page];
  await Promise.all([i18n.changeLanguage(language), screens[page].load(), loadHeroDrawing(), More.load()]);
  const Router = ({ children }: { children: ReactNode }) => <StaticRouter location={path}>{children}</StaticRouter>;
  const markup = renderToString(
    <Shell
      auth={createLateAuth(nothing, false)}
      loadApi={nothing}
      // What a page shows at first, signing in, is the same under all settings.
      settings={{ identity: { kind: 'local', google: false }, signUp: 'open', outsideModel: false, features: [] }}
      firstDay={day}
      Router={Router}
      screens={screens}
      frames={{ ...layouts, behind: Outlet }}
    />,
  );
  const { t } = i18n;
  const title = page === 'landing' ? t('landing:title') : t('login:title.sign-in');
  return {
    markup,
    title: `${title} · ${t('common:product.name')}`,
    sharedTitle: page === 'landing' ? t('landing:hero.title') : t('login:heading.sign-in'),
    description: t(`prerender:${page}.description`),
    sharedDescription: t(`prerender:${page}.shared`),
    pictureText: t('prerender:picture'),
  };
};
