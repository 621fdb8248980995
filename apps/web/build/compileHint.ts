/** Forms and windows, and the screens behind the homes: of each, what somebody's first press runs. */
const PRESSED = /^(?:forms|lists|useContractForm|\w*Dialog|(?!Landing|FamilyDashboard|ChildDashboard)\w+Screen)$/;

/**
 * The first line of a built script. Where presses run most of it, a browser compiles it whole as it comes, beside the page's
 * own thread: else the first press waits while each function is compiled. What the first screens are made of starts sooner
 * without.
 */
export const compileHint = ({ name }: { readonly name: string }): string =>
  PRESSED.test(name) ? '//# allFunctionsCalledOnLoad' : '';
