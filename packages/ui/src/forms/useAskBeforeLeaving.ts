import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { askBeforeLoad, useBackCloses } from '../components/Dialog/useBackCloses.ts';
import { holdPage, mayLeave } from './mayLeave.ts';

/** A window over the page has its own Back, and asks itself. */
const isUnderWindow = () => document.querySelector('[role=dialog]') !== null;

const isOtherPage = (address: string): boolean => new URL(address).pathname !== window.location.pathname;

const leadsAway = ({ target, button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean => {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  const opensHere = button === 0 && !(metaKey || ctrlKey || shiftKey || altKey) && !link?.target && !link?.download;
  return link !== null && opensHere && isOtherPage(link.href);
};

/** Before any link hears of it. */
const askAtLink = (event: MouseEvent): void => {
  if (!leadsAway(event) || mayLeave()) return;
  event.preventDefault();
  event.stopPropagation();
};

/**
 * Asks, in a dialog's own words, before a page goes in whose form something is typed: at a link, at Back and at a reload.
 * Where the page leaves by itself, as after saving or at the end of the session, nobody is asked.
 */
export const useAskBeforeLeaving = (isTyped: boolean): void => {
  const { t } = useTranslation('common');
  const question = t('common:confirm.discard');
  useBackCloses(isTyped, (address) => {
    if (isUnderWindow()) return false;
    return (address !== undefined && !isOtherPage(address)) || mayLeave();
  });
  useEffect(() => {
    if (!isTyped) return undefined;
    const letGo = holdPage(question);
    const ask = askBeforeLoad();
    document.addEventListener('click', askAtLink, true);
    window.addEventListener('beforeunload', ask);
    return () => {
      letGo();
      document.removeEventListener('click', askAtLink, true);
      window.removeEventListener('beforeunload', ask);
    };
  }, [isTyped, question]);
};
