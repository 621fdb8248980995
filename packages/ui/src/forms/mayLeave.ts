/** Asked by what leads away while the page's form holds what nobody has saved. */
const questions = new Set<string>();

/** Holds the page by a question; gives the way to let it go. */
export const holdPage = (question: string): (() => void) => {
  questions.add(question);
  return () => void questions.delete(question);
};

/** Whether the page may go: yes, unless something is typed in it and whoever typed it keeps it. */
export const mayLeave = (): boolean => [...questions].every((question) => window.confirm(question));
