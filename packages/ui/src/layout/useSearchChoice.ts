import { useSearchParams } from 'react-router-dom';

/**
 * One of a few choices that stands in the address, so that a link to it can be shared. The first choice needs no word
 * there, an unknown word means the first, and choosing replaces the entry: back leaves the screen.
 */
export const useSearchChoice = <Choice extends string>(
  name: string,
  choices: readonly [Choice, ...Choice[]],
): readonly [Choice, (choice: Choice) => void] => {
  const [params, setParams] = useSearchParams();
  const [first] = choices;
  const asked = params.get(name);
  const choose = (choice: Choice) =>
    setParams(
      (old) => {
        const next = new URLSearchParams(old);
        if (choice === first) next.delete(name);
        else next.set(name, choice);
        return next;
      },
      { replace: true },
    );
  return [choices.find((choice) => choice === asked) ?? first, choose];
};
