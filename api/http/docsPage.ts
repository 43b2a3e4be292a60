import { htmlPage } from './htmlPage.ts';
import type { OpenApiDocument } from './openApi.ts';

type Parameter = {
  name: string;
  in: string;
  required?: boolean;
  description?: string;
  schema?: { enum?: string[] };
};
type Operation = {
  summary?: string;
  tags?: string[];
  parameters?: Parameter[];
  requestBody?: { content?: Record<string, { schema?: unknown }> };
  responses?: Record<
    string,
    { description?: string; content?: Record<string, { schema?: unknown }> }
  >;
};
type Listed = { method: string; path: string; operation: Operation };

const escaped = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

const schemaId = (name: string): string => `schema-${escaped(name)}`;

/** A schema as JSON, with links from references to their schemas. */
const json = (value: unknown): string =>
  escaped(JSON.stringify(value, null, 2)).replace(
    /#\/components\/schemas\/(\w+)/g,
    (reference, name: string) => `<a href="#${schemaId(name)}">${reference}</a>`,
  );

const schemaOf = (content: Record<string, { schema?: unknown }> | undefined): string => {
  const [type, media] = Object.entries(content ?? {})[0] ?? [];
  return media?.schema ? `<p class="type">${type}</p><pre>${json(media.schema)}</pre>` : '';
};

const parametersOf = ({ parameters = [] }: Operation): string =>
  parameters.length === 0
    ? ''
    : `<h4>Parameters</h4><ul>${parameters
        .map(({ name, in: where, required, description = '', schema }) => {
          const must = required ? ', required' : '';
          const words = schema?.enum ? `One of ${schema.enum.join(', ')}.` : '';
          const about = [description, words].filter(Boolean).join(' ');
          return `<li><code>${escaped(name)}</code> <small>${where}${must}</small> ${escaped(about)}</li>`;
        })
        .join('')}</ul>`;

const anchorOf = ({ method, path }: Listed): string =>
  `${method}${path}`.replace(/[^a-z0-9]+/gi, '-');

const operationSection = (listed: Listed): string => {
  const { method, path, operation } = listed;
  const [success] = Object.entries(operation.responses ?? {});
  const body = operation.requestBody
    ? `<h4>Body</h4>${schemaOf(operation.requestBody.content)}`
    : '';
  return `<details>
    <summary><span class="method ${method}">${method.toUpperCase()}</span>
      <code>${escaped(path)}</code> <span>${escaped(operation.summary ?? '')}</span></summary>
    <div id="${anchorOf(listed)}"></div>${parametersOf(operation)}${body}
    <h4>Answer ${success?.[0] ?? ''}</h4>${schemaOf(success?.[1].content) || '<p>Nothing.</p>'}
  </details>`;
};

const listed = (document: OpenApiDocument): Listed[] =>
  Object.entries(document.paths ?? {}).flatMap(([path, item]) =>
    Object.entries(item ?? {}).map(([method, operation]) => ({
      method,
      path,
      operation: operation as Operation,
    })),
  );

/** The id is inside the details, because browsers open these for an address that names something in them. */
const componentSection = ([name, schema]: [string, unknown]): string =>
  `<details><summary><code>${escaped(name)}</code></summary>
    <pre id="${schemaId(name)}">${json(schema)}</pre></details>`;

/** The statuses of refusals, which all operations share. */
const problemList = (all: readonly Listed[]): string => {
  const responses = all.flatMap(({ operation }) => Object.entries(operation.responses ?? {}));
  const problems = new Map(responses.filter(([status]) => Number(status) >= 400));
  return [...problems]
    .sort()
    .map(
      ([status, { description = '' }]) => `<li><code>${status}</code> ${escaped(description)}</li>`,
    )
    .join('');
};

/** Renders the OpenAPI document as a page that works without scripts. */
export const docsPage = (document: OpenApiDocument): string => {
  const all = listed(document);
  const tags = [...new Set(all.map(({ operation }) => operation.tags?.[0] ?? 'Other'))];
  const sections = tags.map((tag) => {
    const operations = all.filter(({ operation }) => operation.tags?.[0] === tag);
    return `<section><h2>${escaped(tag)}</h2>${operations.map(operationSection).join('')}</section>`;
  });
  const components = Object.entries(document.components?.schemas ?? {});
  return htmlPage({
    title: 'REST API',
    style: '<link rel="stylesheet" href="/api/docs/style.css">',
    main: `
    <h1>REST API</h1>
    <p>${escaped(document.info.description ?? '')}</p>
    <p>As a document for tools: <a href="/api/openapi.json">openapi.json</a>. Every problem is answered as
      <code>{ message, code, issues, requestId }</code>, with one of these statuses:</p>
    <ul>${problemList(all)}</ul>
    ${sections.join('')}
    <section><h2>Shapes</h2>${components.map(componentSection).join('')}</section>`,
  });
};

export const docsStyle = `
:root { color-scheme: light dark; font: 16px/1.55 system-ui, sans-serif;
  --ground: light-dark(#f6f4f0, #17191b); --card: light-dark(#fff, #202326);
  --ink: light-dark(#22262a, #eceae6); --quiet: light-dark(#5c636a, #a9aeb3);
  --line: light-dark(#d9d5cd, #3a3f44); --accent: light-dark(#1f5f55, #7fc7b8); }
body { margin: 0; background: var(--ground); color: var(--ink); }
main { max-width: 60rem; margin: 0 auto; padding: 40px 20px 80px; }
h1 { margin: 0 0 8px; line-height: 1.2; } h2 { margin: 40px 0 12px; font-size: 1.2rem; }
h4 { margin: 16px 0 4px; } a { color: var(--accent); }
details { margin: 6px 0; padding: 10px 14px; border: 1px solid var(--line); border-radius: 10px;
  background: var(--card); }
summary { cursor: pointer; overflow-wrap: anywhere; } summary span { color: var(--quiet); }
summary .method { display: inline-block; min-width: 4.2em; font-size: .8rem; font-weight: 700;
  color: var(--accent); }
code, pre { font: .88rem/1.5 ui-monospace, monospace; }
pre { overflow: auto; max-height: 26rem; padding: 12px; border-radius: 8px; background: var(--ground); }
.type, small { color: var(--quiet); } .type { margin: 0; font-size: .85rem; }
:target { scroll-margin-top: 64px; }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
`;
