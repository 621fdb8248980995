/** What people fill in; a filter above a list is none. */
const FORMS = 'form, [role="dialog"], textarea';

type Typed = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const isField = (target: EventTarget | null): target is Typed =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement;

/** Whether it is a field in which something is filled in. */
const isEntered = (target: EventTarget | null): target is Typed => isField(target) && target.closest(FORMS) !== null;

const typed = new Set<Typed>();
const listeners = new Set<() => void>();

const look = () => {
  for (const field of typed) if (!field.isConnected || field.value === '') typed.delete(field);
  for (const listener of listeners) listener();
};

/** Whether something that somebody entered stands in a form of this page. */
export const hasTypedText = (): boolean => typed.size > 0;

/** Tells when that may have changed. */
export const onTypedText = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** What a choice began with. */
const firstChoice = ({ options }: HTMLSelectElement): string | undefined =>
  ([...options].find(({ defaultSelected }) => defaultSelected) ?? options[0])?.value;

/** What was entered before anybody listened. */
const enteredSoFar = (): readonly Typed[] =>
  [...document.querySelectorAll('input, textarea, select')]
    .filter(isEntered)
    .filter((field) => field.value !== (field instanceof HTMLSelectElement ? firstChoice(field) : field.defaultValue));

/** Notices what is entered in forms, until they have gone; gives the way to stop. */
export const noticeTypedText = (): (() => void) => {
  for (const field of enteredSoFar()) typed.add(field);
  look();
  const gone = new MutationObserver(() => typed.size > 0 && look());
  gone.observe(document.body, { childList: true, subtree: true });
  const onInput = ({ target }: Event) => {
    if (!isEntered(target)) return;
    typed.add(target);
    look();
  };
  document.addEventListener('input', onInput, true);
  return () => {
    gone.disconnect();
    document.removeEventListener('input', onInput, true);
    typed.clear();
  };
};
