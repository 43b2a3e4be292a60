import { z } from 'zod';
import { comparisonAnswer } from '../../../schema/entities/comparison.ts';
import { id } from '../../../schema/entities/fields.ts';
import { defineRoute } from '../../http/defineRoute.ts';
import { defineQuery } from '../../pipeline/defineQuery.ts';
import type { Slice } from '../../slice.ts';
import { differencesCsv } from './csv.ts';
import { type ComparedPlan, readComparison } from './queries.ts';
import { ComparisonResolver } from './resolver.ts';
import { planComparison } from './types.ts';

const side = (byDefault: string) =>
  z
    .string()
    .max(100)
    .optional()
    .meta({
      description: `\`now\`, a moment (\`r:<revision>\` or \`at:<ISO 8601>\`), \`arrangement:<id>\` or \`draft:<id>\`. Default: ${byDefault}.`,
    });
const sides = z.object({ from: side('the plan before the latest changes'), to: side('now') });

const withoutPlan = ({ plan: _, ...side }: ComparedPlan) => side;

const serves: Slice['serves'] = [
  defineQuery({
    name: 'comparison',
    description:
      'Two plans of an event and their difference. `from` and `to` are `now`, a moment (`r:<revision>`, `at:<ISO 8601>`), `arrangement:<id>` or `draft:<id>`. Default: the plan before the latest changes, and now. Null if the viewer may not see the event, or one of the two does not exist.',
    args: { eventId: id, from: z.string().nullish(), to: z.string().nullish() },
    answer: planComparison,
    isNullable: true,
    read: ({ app, request }, args) => readComparison(app, request, args),
    route: {
      at: 'GET /api/events/:id/compare',
      summary: 'The differences between two moments, arrangements or drafts of an event',
      query: sides,
      answer: comparisonAnswer,
      shows: ({ from, to, position: _, ...difference }) => ({
        from: withoutPlan(from),
        to: withoutPlan(to),
        ...difference,
      }),
    },
  }),
  defineRoute({
    at: 'GET /api/events/:id/compare.csv',
    summary: 'The people who differ as CSV, safe to open in a spreadsheet',
    query: sides,
    produces: 'text/csv',
    fileName: 'differences.csv',
    handle: async ({ app, request, params: { id: eventId }, query }) => {
      const { people } = await readComparison(app, request, { eventId, ...query });
      return differencesCsv(people);
    },
  }),
];

/** Two plans of an event and their difference. */
export const comparison: Slice = { tag: 'History', resolvers: [ComparisonResolver], serves };
