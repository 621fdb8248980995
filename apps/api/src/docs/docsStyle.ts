/** A text as it may stand in HTML, between tags and in a quoted attribute. */
export const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** The look of the page of calls: system fonts and colours, light and dark. */
export const style = `
:root { color-scheme: light dark; }
body { margin: 0; font: 1rem/1.5 system-ui, sans-serif; }
main { max-width: 60rem; margin: 0 auto; padding: 1.5rem 1rem 4rem; }
nav ul { display: flex; flex-wrap: wrap; gap: 0.5rem 1rem; padding: 0; list-style: none; }
a { color: LinkText; }
nav a { display: inline-block; padding: 0.6rem 0; }
h2 { margin-top: 3rem; border-bottom: 1px solid; }
h3 { margin-top: 2rem; overflow-wrap: anywhere; }
.method { display: inline-block; min-width: 4rem; font-weight: 700; }
code, pre { font-family: ui-monospace, monospace; font-size: 0.9em; }
pre, .table { overflow-x: auto; }
pre { padding: 1rem; border: 1px solid; border-radius: 0.5rem; }
table { border-collapse: collapse; width: 100%; }
th, td { padding: 0.4rem 0.8rem 0.4rem 0; border-bottom: 1px solid color-mix(in srgb, currentColor 25%, transparent); text-align: start; vertical-align: top; }
`;
