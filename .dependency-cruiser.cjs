/** Which modules may import which, checked by `npm run lint`. */
const io = [
  '^(node:)?(fs|fs/promises|net|http|https|child_process|dgram|tls|worker_threads)$',
  '^(pg|knex|express|ws|graphql|type-graphql|@eventstore)',
  'node_modules/(pg|knex|express|ws|graphql|type-graphql|@eventstore)/',
].join('|');

const optionalSlices = '(api|web)/(analytics|drafts|presence|print)/';
const theirDefinitions =
  '^schema/(entities/(analytics|draft)|inputs/(drafts|presence)|presence)\\.ts$';
const theirLists = 'api/slices\\.ts|web/seating/slots\\.ts|web/app/optionalPages\\.ts';

module.exports = {
  forbidden: [
    {
      name: 'no-cycles',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'client-imports-schema-only',
      comment: 'The client talks to the server by GraphQL; it shares types and rules, not code.',
      severity: 'error',
      from: { path: '^web/' },
      to: { path: '^(api|projections|tests)/|^schema/ports/' },
    },
    {
      name: 'ui-knows-no-domain',
      comment: 'What web/ui draws serves every slice.',
      severity: 'error',
      from: { path: '^web/ui/', pathNot: '\\.test\\.tsx?$' },
      to: { path: '^(web|schema)/', pathNot: '^(web/(ui|texts|graphql|notices)|schema/text)/' },
    },
    {
      name: 'schema-imports-no-layer',
      severity: 'error',
      from: { path: '^schema/', pathNot: '\\.int\\.test\\.ts$' },
      to: { path: '^(api|projections|web|tests)/' },
    },
    {
      name: 'schema-does-no-io',
      comment: 'The only I/O that both sides share is PostgreSQL: its pools and its notices.',
      severity: 'error',
      from: { path: '^schema/', pathNot: '(^schema/ports/(postgres|notices)\\.ts|\\.test\\.ts)$' },
      to: { path: io, dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'projections-import-schema-and-ports-only',
      comment: 'Only main.ts picks the adapters of a projections process.',
      severity: 'error',
      from: { path: '^projections/', pathNot: '(^projections/main\\.ts|\\.test\\.ts)$' },
      to: { path: '^(api|web|tests)/' },
    },
    {
      name: 'api-imports-no-projections',
      comment:
        'Both sides meet at schema/ports. Only compose.ts starts projections in this process.',
      severity: 'error',
      from: { path: '^api/', pathNot: '(^api/compose\\.ts|\\.test\\.ts)$' },
      to: { path: '^projections/' },
    },
    {
      name: 'optional-slices-are-imported-by-their-lists-only',
      comment:
        'An optional slice is left out by deleting its folders and its lines in these lists.',
      severity: 'error',
      from: { pathNot: `^(${optionalSlices}|${theirLists})` },
      to: { path: `^${optionalSlices}` },
    },
    {
      name: 'optional-slices-do-not-import-one-another',
      severity: 'error',
      from: { path: `^${optionalSlices}` },
      to: { path: `^${optionalSlices}`, pathNot: '^(api|web)/$2/' },
    },
    {
      name: 'definitions-of-optional-slices-are-imported-by-them-only',
      comment: 'The definitions of an optional slice are deleted with it.',
      severity: 'error',
      from: { pathNot: `^(${optionalSlices}|tests/)|${theirDefinitions}` },
      to: { path: theirDefinitions },
    },
    {
      name: 'deciding-does-no-io',
      severity: 'error',
      from: {
        path: '^api/(core/|.*/decid[^/]*\\.ts$|.*/evolve[^/]*\\.ts$)',
        pathNot: '\\.test\\.ts$',
      },
      to: { path: io },
    },
    {
      name: 'only-the-composition-picks-a-log',
      comment: 'Everything else holds the EventLog port, so the log can be either store.',
      severity: 'error',
      from: {
        pathNot: '^(api/compose\\.ts|api/eventLog/|projections/main\\.ts|tests/|.*\\.test\\.ts$)',
      },
      to: { path: '^api/eventLog/' },
    },
    {
      name: 'seating-engine-imports-only-itself',
      comment:
        'The engine works on plain data, in a worker, and gives the same seats wherever it runs.',
      severity: 'error',
      from: { path: '^api/seatingEngine/', pathNot: '\\.test\\.ts$' },
      to: { pathNot: '^api/seatingEngine/' },
    },
    {
      name: 'product-imports-no-tests',
      severity: 'error',
      from: { path: '^(api|projections|schema|web)/', pathNot: '\\.test\\.tsx?$' },
      to: { path: '^tests/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(dist|web/gql)' },
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: { extensions: ['.ts', '.tsx', '.js', '.json'] },
  },
};
