const STYLE = `:root{color-scheme:light dark;font:16px/1.5 system-ui,sans-serif}
body{max-width:1400px;margin:2rem auto;padding:0 1rem}
section{margin:2rem 0}
h2,summary{font-size:1.1rem;font-weight:600}
.row{display:grid;grid-template-columns:repeat(auto-fit,minmax(280px,1fr));gap:1rem}
figure{margin:0}
img{display:block;max-width:100%;max-height:80vh;border:1px solid #8888}
.none{padding:1rem;border:1px dashed #8888}`;

const percent = (share) => `${(share * 100).toLocaleString('en', { maximumFractionDigits: share < 0.01 ? 3 : 1 })} %`;

const figure = (name, address) =>
  `<figure><figcaption>${name}</figcaption>${
    address
      ? `<a href="${address}"><img loading="lazy" src="${address}" alt="${name}"></a>`
      : '<div class="none">none</div>'
  }</figure>`;

const section = ({ title, share, before, now, difference }) => `<section><h2>${title}, ${percent(share)}</h2>
<div class="row">${figure('committed', before)}${figure('now', now)}${figure('difference', difference)}</div></section>`;

/**
 * The page that shows what changed: most changed first, the unchanged folded. A picture is `{ title, share, before, now,
 * difference }`, the last three addresses, or undefined where there is none.
 */
export const report = (pictures) => {
  const changed = pictures.filter(({ share }) => share > 0).toSorted((a, b) => b.share - a.share);
  const same = pictures.filter(({ share }) => share === 0);
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Screens, compared</title><style>${STYLE}</style></head>
<body><h1>Screens, compared</h1>
<p>${changed.length} of ${pictures.length} pictures differ from the committed ones, the most changed first. The figure is the share of pixels that changed; they are magenta in the third picture.</p>
${changed.map(section).join('\n')}
<details><summary>${same.length} unchanged</summary><ul>${same.map(({ title, now }) => `<li><a href="${now}">${title}</a></li>`).join('')}</ul></details>
</body></html>
`;
};
