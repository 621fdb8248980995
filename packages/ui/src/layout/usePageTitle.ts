import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';

/** Names the page in the user's language: "Görevler · Kovan"; without a title only the product's name. */
export const usePageTitle = (title?: string): void => {
  const { t } = useTranslation('common');
  const product = t('common:product.name');
  useEffect(() => {
    document.title = title ? `${title} · ${product}` : product;
  }, [title, product]);
};
