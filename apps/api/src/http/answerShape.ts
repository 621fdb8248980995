import type { $ZodType, $ZodTypes } from 'zod/v4/core';

/** Leaves of an answer what its schema names. */
export type Shape = (value: unknown) => unknown;

const asIs: Shape = (value) => value;

const VALUES: ReadonlySet<string> = new Set(['string', 'number', 'boolean', 'literal', 'enum']);

/** Whether a field holds a value, which is sent as it is, and nothing that could hold fields of its own. */
const isValue = (schema: $ZodType): boolean => {
  const { def } = (schema as $ZodTypes)._zod;
  const isWrapped = def.type === 'nullable' || def.type === 'optional' || def.type === 'default';
  return isWrapped ? isValue(def.innerType) : VALUES.has(def.type);
};

/** Whether an object has these fields, in this order, and no other. */
const hasExactly = (value: Partial<Record<string, unknown>>, names: readonly string[]): boolean => {
  let index = 0;
  for (const name in value) {
    if (name !== names[index] || value[name] === undefined) return false;
    index += 1;
  }
  return index === names.length;
};

/** The shape of an object; `isFlat` says that all its fields are values: then one that holds nothing else is sent as it is. */
const objectShape = (fields: readonly (readonly [string, Shape])[], isFlat: boolean): Shape => {
  const names = fields.map(([name]) => name);
  return (value) => {
    if (typeof value !== 'object' || value === null) return value;
    if (isFlat && hasExactly(value, names)) return value;
    const named: Record<string, unknown> = {};
    const given: Partial<Record<string, unknown>> = value;
    for (const [name, shape] of fields) named[name] = shape(given[name]);
    return named;
  };
};

/**
 * The shape of a schema's answers: every field that the schema does not name is dropped, so that none slips out, and one
 * that is absent takes its default; nothing is validated, which tests do at every answer. `null` for a schema of a kind
 * that this does not know.
 */
export const answerShape = (schema: $ZodType): Shape | null => {
  const { def } = (schema as $ZodTypes)._zod;
  switch (def.type) {
    case 'object': {
      const isFlat = Object.values(def.shape).every(isValue);
      const fields = Object.entries(def.shape).map(([name, field]) => [name, answerShape(field)] as const);
      const known = fields.filter((field): field is readonly [string, Shape] => field[1] !== null);
      return known.length === fields.length ? objectShape(known, isFlat) : null;
    }
    case 'array': {
      const item = answerShape(def.element);
      return item && ((value) => (Array.isArray(value) ? value.map(item) : value));
    }
    case 'nullable':
    case 'optional': {
      const inner = answerShape(def.innerType);
      return inner && ((value) => (value === null || value === undefined ? value : inner(value)));
    }
    case 'default': {
      const inner = answerShape(def.innerType);
      return inner && ((value) => (value === undefined ? def.defaultValue : inner(value)));
    }
    default:
      return VALUES.has(def.type) ? asIs : null;
  }
};
