import { Download, Trash2, Upload } from 'lucide-react';
import { type ChangeEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/Button/Button.tsx';
import { FormFailure } from '../../../components/FormFailure/FormFailure.tsx';
import { ListRow, ListRows } from '../../../components/ListRow/ListRow.tsx';
import { useChildren } from '../../../providers/ChildrenProvider.tsx';
import { EraseDialog } from './EraseDialog.tsx';
import styles from './form.module.css';
import { useDownload } from './useDownload.ts';
import { useUpload } from './useUpload.ts';

/** Taking everything along, bringing it in, and erasing it (EX-05). */
export const MyData = () => {
  const { t } = useTranslation('account');
  const { children, isLoading } = useChildren();
  const { isBusy, download } = useDownload();
  const upload = useUpload();
  const picker = useRef<HTMLInputElement>(null);
  const [erasing, setErasing] = useState<'account' | 'family' | null>(null);
  const isEmpty = !isLoading && children.length === 0;

  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    // The same file chosen once more is meant, too.
    target.value = '';
    if (file) void upload.send(file);
  };

  return (
    <>
      <ListRows label={t('account:data.title')}>
        <ListRow
          stack
          icon={<Download aria-hidden />}
          title={t('account:data.export')}
          actions={
            <Button needsConnection loading={isBusy} onClick={() => void download()}>
              {t('account:data.download')}
            </Button>
          }
        >
          {t('account:data.exportText')}
        </ListRow>
        <ListRow
          stack
          icon={<Upload aria-hidden />}
          title={t('account:data.import')}
          actions={
            <Button
              needsConnection
              loading={upload.isBusy}
              aria-disabled={!isEmpty}
              onClick={() => picker.current?.click()}
            >
              {t('account:data.choose')}
            </Button>
          }
        >
          {t('account:data.importText')}
        </ListRow>
      </ListRows>
      <input
        ref={picker}
        type="file"
        hidden
        accept=".json,application/json"
        aria-label={t('account:data.choose')}
        onChange={choose}
      />
      {upload.failure === null ? null : <FormFailure>{upload.failure}</FormFailure>}
      <div className={styles.danger}>
        <div>
          <b>{t('account:erase.title')}</b>
          <p>{t('account:erase.text')}</p>
        </div>
        <div className={styles.row}>
          <Button variant="quiet" needsConnection icon={<Trash2 aria-hidden />} onClick={() => setErasing('account')}>
            {t('account:erase.account')}
          </Button>
          <Button variant="quiet" needsConnection icon={<Trash2 aria-hidden />} onClick={() => setErasing('family')}>
            {t('account:erase.family')}
          </Button>
        </div>
      </div>
      {erasing === null ? null : (
        <EraseDialog what={erasing} onDownload={() => void download()} onClose={() => setErasing(null)} />
      )}
    </>
  );
};
