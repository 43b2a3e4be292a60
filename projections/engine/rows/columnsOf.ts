import type { z } from 'zod';
import type { SqlType } from './table.ts';

type Shape = Record<string, z.ZodType>;
type Def = { type: string; innerType?: z.ZodType; element?: z.ZodType };

const sqlTypeOf = (schema: z.ZodType): SqlType => {
  const { type, innerType, element } = schema.def as Def;
  if (innerType) return sqlTypeOf(innerType);
  if (element) return sqlTypeOf(element) === 'text' ? 'text[]' : 'jsonb';
  switch (type) {
    case 'boolean':
      return 'boolean';
    case 'number':
      return (schema as z.ZodNumber).isInt ? 'integer' : 'double precision';
    case 'string':
      return (schema as z.ZodString).format === 'datetime' ? 'timestamptz' : 'text';
    case 'enum':
      return 'text';
    default:
      return 'jsonb';
  }
};

/** The SQL columns of an entity's schema. Lists and objects are JSON. */
export const columnsOf = <S extends Shape>({ shape }: z.ZodObject<S>) =>
  Object.fromEntries(
    Object.entries(shape).map(([name, schema]) => [name, sqlTypeOf(schema)]),
  ) as Record<keyof S & string, SqlType>;
