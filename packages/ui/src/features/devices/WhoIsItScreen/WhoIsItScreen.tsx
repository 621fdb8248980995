import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { PageHeader } from '../../../components/PageHeader/PageHeader.tsx';
import { Spinner } from '../../../components/Spinner/Spinner.tsx';
import { WhoIsIt } from '../../../components/WhoIsIt/WhoIsIt.tsx';
import { ChildrenFailed } from '../../../layout/ChildrenFailed.tsx';
import { paths } from '../../../layout/paths.ts';
import { usePageTitle } from '../../../layout/usePageTitle.ts';
import { hueOf } from '../../../providers/childHues.ts';
import { useChildren } from '../../../providers/ChildrenProvider.tsx';
import { useView } from '../../../providers/ViewProvider.tsx';
import { registerDevicesTexts } from '../texts.ts';
import { useTodaysCounts } from './useTodaysCounts.ts';

registerDevicesTexts();

/** Asks which child is there: where a device of several was just opened, and by its header (DV-06). */
export const WhoIsItScreen = () => {
  const { t } = useTranslation(['devices', 'common']);
  const { children, isLoading, isError } = useChildren();
  const { selectChild } = useView();
  const countOf = useTodaysCounts();
  const navigate = useNavigate();
  usePageTitle(t('devices:whoIsIt'));
  if (isLoading) return <Spinner label={t('common:loading')} />;
  if (isError) {
    return (
      <>
        <PageHeader title={t('devices:whoIsIt')} />
        <ChildrenFailed />
      </>
    );
  }

  const choose = (id: string) => {
    const child = children.find((one) => one.id === id);
    if (!child) return;
    selectChild(child);
    void navigate(paths.child(id));
  };
  return (
    <WhoIsIt
      title={t('devices:whoIsIt')}
      people={children.map(({ id, name, avatar }, index) => ({
        id,
        name,
        emoji: avatar,
        hue: hueOf(index),
        note: countOf(id),
      }))}
      onChoose={choose}
    />
  );
};
