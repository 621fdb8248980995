import { findUses } from './findUses.mjs';
import { uiSources } from './readTexts.mjs';

const isUse = (texts, key) => key in texts || `${key}_other` in texts;

/** Missing and unused keys, keys that can't be read, and text in JSX, over all sources. */
export const compareUses = (rooms) => {
  const byNamespace = new Map(rooms.map((room) => [room.namespace, room]));
  const namespaceOfFolder = (folder) =>
    rooms.filter((room) => folder === room.folder || folder.startsWith(`${room.folder}/`)).at(-1)?.namespace;
  const found = uiSources().map((file) => findUses(file, namespaceOfFolder));
  const used = new Map(rooms.map(({ namespace }) => [namespace, new Set()]));
  const findings = found.flatMap(({ jsx }) => jsx.map((text) => `text in JSX: ${text}`));

  const note = ({ namespace, key, prefix, place }) => {
    const room = byNamespace.get(namespace);
    if (!room) {
      findings.push(`${place} uses the texts "${namespace}", which nobody registers`);
      return;
    }
    const keys = Object.keys(room.tr).filter((one) =>
      key === undefined ? one.startsWith(prefix) : one === key || one.replace(/_(zero|one|other)$/, '') === key,
    );
    if (keys.length === 0) findings.push(`${place} uses ${namespace}:${key ?? `${prefix}…`}, which is missing`);
    for (const one of keys) used.get(namespace).add(one);
  };

  for (const { uses, named, unread } of found) {
    for (const one of uses) note(one);
    const keys = named.filter(({ namespace }) => byNamespace.has(namespace));
    for (const { namespace, text, place } of keys) {
      if (isUse(byNamespace.get(namespace).tr, text)) note({ namespace, key: text, place });
      else if (!/\s/.test(text)) findings.push(`${place} names ${namespace}:${text}, which is missing`);
    }
    // A key held in data is fine where its literal stands in the same file with its namespace.
    if (keys.length === 0) for (const place of unread) findings.push(`${place} asks for a key that is not literal`);
  }
  for (const { namespace, folder, tr } of rooms) {
    const unused = Object.keys(tr).filter((key) => !used.get(namespace).has(key));
    findings.push(...unused.map((key) => `${folder}: ${key} is used by nothing`));
  }
  return findings;
};
