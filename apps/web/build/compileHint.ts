/**
 * Forms and windows, the screens behind the homes, a child's day, messages and the queue: of each, what somebody's first
 * press runs.
 */
const PRESSED =
  /^(?:forms|lists|day|startQueue|Toasts|useContractForm|\w*Dialog|(?!Landing|FamilyDashboard|ChildDashboard)\w+Screen)$/;

/**
 * The first line of a built script. Where presses run most of it, a browser compiles it whole as it comes, beside the page's
 * own thread: else the first press waits while each function is compiled. What else the first screens are made of starts
 * sooner without.
 */
export const compileHint = ({ name }: { readonly name: string }): string =>
  PRESSED.test(name) ? '//# allFunctionsCalledOnLoad' : '';
