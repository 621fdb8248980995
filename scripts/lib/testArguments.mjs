/**
 * What the arguments of `npm test` ask for: `{ wanted, files }`, suites and what narrows the one that was named, or
 * `{ problem }`, a sentence. None means all suites.
 */
export const readTestArguments = (args, suites) => {
  const wanted = args.filter((argument) => suites.includes(argument));
  const files = args.filter((argument) => !suites.includes(argument));
  const known = `There are: ${suites.join(', ')}.`;
  if (files.length > 0 && wanted.length === 0) return { problem: `There is no suite "${files.join(', ')}". ${known}` };
  if (files.length > 0 && wanted.length > 1)
    return { problem: `"${files.join(', ')}" can narrow one suite, not ${wanted.join(' and ')}.` };
  return { wanted: wanted.length === 0 ? [...suites] : wanted, files };
};
