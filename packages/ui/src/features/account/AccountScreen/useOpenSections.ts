import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';

/** Which sections stand open on a phone, the one of the address at first, and which one is in view on a desktop. */
export const useOpenSections = () => {
  const { hash } = useLocation();
  const named = hash.slice(1);
  const [open, setOpenOnes] = useState<ReadonlySet<string>>(new Set([named]));
  const [current, setCurrent] = useState('name');

  useEffect(() => {
    if (named === '') return;
    setOpenOnes((before) => new Set([...before, named]));
    setCurrent(named);
    document.getElementById(named)?.scrollIntoView();
  }, [named]);

  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        const seen = entries.find(({ isIntersecting }) => isIntersecting);
        if (seen) setCurrent(seen.target.id);
      },
      { rootMargin: '-88px 0px -70% 0px' },
    );
    for (const section of document.querySelectorAll('main section[id]')) observer.observe(section);
    return () => observer.disconnect();
  }, []);

  return {
    current,
    isOpen: (id: string) => open.has(id),
    setOpen: (id: string, isOpen: boolean) => {
      const next = new Set(open);
      if (isOpen) next.add(id);
      else next.delete(id);
      setOpenOnes(next);
    },
  };
};
