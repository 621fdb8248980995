const REFERENCE = /"#\/components\/schemas\/(\w+)"/g;

interface WithSchemas {
  components?: { schemas?: Record<string, unknown> };
}

/**
 * Leaves of a document's named schemas only those that something refers to. Each comes twice, as it is sent (`…Input`)
 * and as it is answered; one that is only ever sent takes the plain name.
 */
export const tidySchemas = <Document extends object>(document: Document): Document => {
  const text = JSON.stringify(document);
  const used = new Set([...text.matchAll(REFERENCE)].map(([, name = '']) => name));
  const plain = (name: string): string => {
    const base = name.replace(/Input$/, '');
    return used.has(base) ? name : base;
  };
  const copy: WithSchemas = JSON.parse(text);
  const schemas = Object.entries(copy.components?.schemas ?? {}).filter(([name]) => used.has(name));
  copy.components = {
    ...copy.components,
    schemas: Object.fromEntries(schemas.map(([name, schema]) => [plain(name), schema])),
  };
  return JSON.parse(
    JSON.stringify(copy).replace(REFERENCE, (_, name: string) => `"#/components/schemas/${plain(name)}"`),
  );
};
