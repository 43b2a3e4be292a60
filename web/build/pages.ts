import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin, ResolvedConfig, Rolldown } from 'vite';
import { type Markup, prerenderedOf } from './prerendered.ts';

type Bundle = Rolldown.OutputBundle;

/**
 * `signedIn` limits the entry to members, or to signed-out visitors. Without it, the entry serves everybody.
 */
type PageEntry = {
  path: string;
  signedIn?: boolean;
  entries: readonly string[];
  /** The prerendered markup in the page's HTML. Default: `waiting`. */
  drawn?: keyof Markup;
  /** The name of its first query in app/firstQueries.ts. */
  firstQuery?: string;
};

const app = 'app/App.tsx';
/** Preloaded, because otherwise they wait for the styles that name them and the code that renders text. */
const fonts = ['ui/fonts/newsreader-latin.woff2', 'ui/fonts/inter-latin.woff2'];

/** The first files of each address. `path` is a regular expression; its groups are parameters of the first query. */
const pages: readonly PageEntry[] = [
  { path: '^/$', signedIn: false, entries: ['landing/LandingPage.tsx'], drawn: 'landing' },
  { path: '^/$', signedIn: true, entries: [app, 'home/HomePage.tsx'], firstQuery: 'home' },
  { path: '^/public/arrangements/', entries: ['arrangements/PublicArrangementPage.tsx'] },
  { path: '^/s/', entries: ['issuedSheets/ScannedSheetPage.tsx'] },
  {
    path: '^/events/?$',
    signedIn: true,
    entries: [app, 'eventPlans/EventsPage.tsx'],
    firstQuery: 'events',
  },
  {
    path: '^/events/(?<event>[^/]+)',
    signedIn: true,
    entries: [app, 'eventPlans/detail/EventDetailPage.tsx'],
    firstQuery: 'event',
  },
  {
    path: '^/seating',
    signedIn: true,
    entries: [app, 'seating/SeatingPage.tsx'],
    firstQuery: 'seating',
  },
  { path: '^/timeline', signedIn: true, entries: [app, 'history/timeline/TimelinePage.tsx'] },
  { path: '^/compare', signedIn: true, entries: [app, 'history/compare/ComparePage.tsx'] },
  { path: '^/analytics', signedIn: true, entries: [app, 'analytics/AnalyticsPage.tsx'] },
  { path: '^/admin/?$', signedIn: true, entries: [app, 'admin/AdminPage.tsx'] },
  { path: '^/profile', signedIn: true, entries: [app, 'profile/ProfilePage.tsx'] },
  { path: '^/', entries: [app] },
];

/** Records the files of each page, so that its HTML can preload them all. */
export const pageFiles = (): Plugin => {
  let config: ResolvedConfig;
  return {
    name: 'page-files',
    apply: 'build',
    configResolved: (resolved) => {
      config = resolved;
    },
    writeBundle: async (_options, bundle) => {
      const folder = join(config.root, config.build.outDir);
      const filesOf = (sources: readonly string[]) =>
        filesLoading(
          bundle,
          sources.map((source) => chunkHolding(bundle, join(config.root, source))),
        );
      const started = filesOf(['index.html']);
      const { markup, queries } = await prerenderedOf(config.root);
      const written = pages.map(({ entries, drawn = 'waiting', firstQuery, ...page }) => {
        if (firstQuery && !queries[firstQuery])
          throw new Error(`No first query goes by ${firstQuery}.`);
        const { scripts, styles } = filesOf(entries);
        return {
          ...page,
          markup: markup[drawn],
          fonts: fonts.map((font) => `/${assetOf(bundle, font)}`),
          query: firstQuery && queries[firstQuery],
          scripts: scripts.filter((file) => !started.scripts.includes(file)),
          styles: styles.filter((file) => !started.styles.includes(file)),
        };
      });
      await writeFile(join(folder, '.vite', 'pages.json'), JSON.stringify(written));
    },
  };
};

const chunkHolding = (bundle: Bundle, module: string): string => {
  const chunk = Object.values(bundle).find(
    (file) => file.type === 'chunk' && file.moduleIds.includes(module),
  );
  if (!chunk) throw new Error(`The build has no ${module}.`);
  return chunk.fileName;
};

const assetOf = (bundle: Bundle, source: string): string => {
  const asset = Object.values(bundle).find(
    (file) => file.type === 'asset' && file.originalFileNames.includes(source),
  );
  if (!asset) throw new Error(`The build has no ${source}.`);
  return asset.fileName;
};

/** The scripts that chunks load before they run, and their styles in cascade order. */
const filesLoading = (bundle: Bundle, chunks: readonly string[]) => {
  const seen = new Set<string>();
  const scripts: string[] = [];
  const styles = new Set<string>();
  const add = (name: string) => {
    const chunk = bundle[name];
    if (seen.has(name) || chunk?.type !== 'chunk') return;
    seen.add(name);
    for (const imported of chunk.imports) add(imported);
    scripts.push(`/${name}`);
    for (const style of chunk.viteMetadata?.importedCss ?? []) styles.add(`/${style}`);
  };
  for (const chunk of chunks) add(chunk);
  return { scripts, styles: [...styles] };
};
