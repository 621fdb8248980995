import { KEPT } from '@kovan/domain/kept';
import { EyeOff, type LucideIcon, PackageOpen, Server, Users } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Card } from '../../../components/Card/Card.tsx';
import { registerTexts } from '../../../i18n/registerTexts.ts';
import { usePageTitle } from '../../../layout/usePageTitle.ts';
import en from './en.json' with { type: 'json' };
import styles from './PrivacyScreen.module.css';
import tr from './tr.json' with { type: 'json' };
import { WhatGoesOut } from './WhatGoesOut.tsx';

registerTexts('privacy', { tr, en });

const SHORT = { server: Server, trackers: EyeOff, family: Users, yours: PackageOpen } satisfies Record<
  string,
  LucideIcon
>;

const SECTIONS = ['what', 'where', 'long', 'who', 'out', 'rights'] as const;
type SectionName = (typeof SECTIONS)[number];

/** What is kept for how long, in the order in which families ask. */
const ROWS = [
  'written',
  'deleted',
  'session',
  'device',
  'lent',
  'invitation',
  'pairing',
  'reset',
  'browser',
  'language',
  'lastRead',
  'answers',
  'mails',
  'outbox',
  'backups',
  'logs',
] as const;

const Paragraphs = ({ of }: { of: Exclude<SectionName, 'long' | 'out'> }) => {
  const { t } = useTranslation('privacy');
  return (
    <>
      <p>{t(`privacy:${of}.first`)}</p>
      <p>{t(`privacy:${of}.second`)}</p>
    </>
  );
};

const HowLong = () => {
  const { t } = useTranslation('privacy');
  return (
    <dl className={styles.kept}>
      {ROWS.map((row) => (
        <div key={row}>
          <dt>{t(`privacy:kept.${row}.what`)}</dt>
          <dd>{t(`privacy:kept.${row}.long`, KEPT)}</dd>
        </div>
      ))}
    </dl>
  );
};

const CONTENT: Readonly<Record<SectionName, ReactNode>> = {
  what: <Paragraphs of="what" />,
  where: <Paragraphs of="where" />,
  long: <HowLong />,
  who: <Paragraphs of="who" />,
  out: <WhatGoesOut />,
  rights: <Paragraphs of="rights" />,
};

/** What is kept, where, how long, who sees it, and how to take it along or erase it: for anybody (AC-08). */
export const PrivacyScreen = () => {
  const { t } = useTranslation('privacy');
  usePageTitle(t('privacy:title'));
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <h1>{t('privacy:title')}</h1>
        <p>{t('privacy:lead')}</p>
        <small>{t('privacy:note')}</small>
      </div>
      <ul className={styles.short}>
        {Object.entries(SHORT).map(([name, Icon]) => (
          <Card key={name} as="li" className={styles.point}>
            <Icon aria-hidden />
            <h2>{t(`privacy:short.${name}.title`)}</h2>
            <p>{t(`privacy:short.${name}.text`)}</p>
          </Card>
        ))}
      </ul>
      <div className={styles.columns}>
        <nav className={styles.index} aria-label={t('privacy:index')}>
          {SECTIONS.map((name) => (
            <a key={name} href={`#${name}`}>
              {t(`privacy:heading.${name}`)}
            </a>
          ))}
        </nav>
        <div className={styles.body}>
          {SECTIONS.map((name) => (
            <section key={name} id={name} aria-labelledby={`${name}-heading`}>
              <h2 id={`${name}-heading`}>{t(`privacy:heading.${name}`)}</h2>
              {CONTENT[name]}
            </section>
          ))}
        </div>
      </div>
    </div>
  );
};
