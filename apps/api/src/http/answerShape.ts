import type { $ZodType, $ZodTypes } from 'zod/v4/core';

/** Leaves of an answer what its schema names. */
export type Shape = (value: unknown) => unknown;

const asIs: Shape = (value) => value;

const objectShape = (fields: readonly (readonly [string, Shape])[]): Shape => {
  return (value) => {
    if (typeof value !== 'object' || value === null) return value;
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
    case 'string':
    case 'number':
    case 'boolean':
    case 'literal':
    case 'enum':
      return asIs;
    case 'object': {
      const fields = Object.entries(def.shape).map(([name, field]) => [name, answerShape(field)] as const);
      const known = fields.filter((field): field is readonly [string, Shape] => field[1] !== null);
      return known.length === fields.length ? objectShape(known) : null;
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
      return null;
  }
};
