import {
  ActivitySchema,
  ChildInputSchema,
  ChildSchema,
  FamilyFileSchema,
  DeviceInputSchema,
  DeviceSchema,
  GeneratedFieldsSchema,
  HomeworkFieldsWireSchema,
  HomeworkSchema,
  NewHomeworkV2WireSchema,
  NewHomeworkWireSchema,
  ProblemSchema,
  ScheduledTaskInputSchema,
  ScheduledTaskSchema,
  SettingsSchema,
  StatsSchema,
  TaskInputSchema,
  TaskSchema,
  UserSchema,
} from '@kovan/api-client/contract';
import { type $ZodType, registry } from 'zod/v4/core';

/** Schemas that stand in the document once, by name. */
const NAMED: Readonly<Record<string, $ZodType>> = {
  Activity: ActivitySchema,
  Child: ChildSchema,
  NewChild: ChildInputSchema,
  FamilyFile: FamilyFileSchema,
  Device: DeviceSchema,
  NewDevice: DeviceInputSchema,
  GeneratedFields: GeneratedFieldsSchema,
  Homework: HomeworkSchema,
  HomeworkFields: HomeworkFieldsWireSchema,
  NewHomework: NewHomeworkWireSchema,
  NewHomeworkV2: NewHomeworkV2WireSchema,
  Problem: ProblemSchema,
  ScheduledTask: ScheduledTaskSchema,
  NewScheduledTask: ScheduledTaskInputSchema,
  Settings: SettingsSchema,
  Stats: StatsSchema,
  Task: TaskSchema,
  NewTask: TaskInputSchema,
  User: UserSchema,
};

/** Knows the name of each of them. */
export const schemaRegistry = registry<{ id: string }>();
for (const [id, schema] of Object.entries(NAMED)) schemaRegistry.add(schema, { id });

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
