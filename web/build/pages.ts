import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin, ResolvedConfig } from 'vite';
import { type Markup, prerenderedOf } from './prerendered.ts';

type Manifest = Record<string, { file: string; imports?: string[]; css?: string[] }>;

/** `signedIn`: only for who is, or who is not; for everybody where it is left out. */
type PageEntry = {
  path: string;
  signedIn?: boolean;
  entries: readonly string[];
  /** What its HTML shows before there is any code. */
  drawn?: keyof Markup;
  /** What its first screen asks, of app/firstQueries.ts. */
  asks?: string;
};

const app = 'app/App.tsx';
/** Asked for ahead of the styles that name them, and of the code that draws the text. */
const fonts = ['ui/fonts/newsreader-latin.woff2', 'ui/fonts/inter-latin.woff2'];

/** What each address begins with. The path is a regular expression. */
const pages: readonly PageEntry[] = [
  { path: '^/$', signedIn: false, entries: ['landing/LandingPage.tsx'], drawn: 'landing' },
  { path: '^/$', signedIn: true, entries: [app, 'home/HomePage.tsx'], asks: 'home' },
  { path: '^/public/arrangements/', entries: ['arrangements/PublicArrangementPage.tsx'] },
  {
    path: '^/events/?$',
    signedIn: true,
    entries: [app, 'eventPlans/EventsPage.tsx'],
    asks: 'events',
  },
  { path: '^/events/.', signedIn: true, entries: [app, 'eventPlans/detail/EventDetailPage.tsx'] },
  { path: '^/seating', signedIn: true, entries: [app, 'seating/SeatingPage.tsx'], asks: 'seating' },
  { path: '^/timeline', signedIn: true, entries: [app, 'history/timeline/TimelinePage.tsx'] },
  { path: '^/compare', signedIn: true, entries: [app, 'history/compare/ComparePage.tsx'] },
  { path: '^/analytics', signedIn: true, entries: [app, 'analytics/AnalyticsPage.tsx'] },
  { path: '^/admin/?$', signedIn: true, entries: [app, 'admin/AdminPage.tsx'] },
  { path: '^/profile', signedIn: true, entries: [app, 'profile/ProfilePage.tsx'] },
  { path: '^/', entries: [app] },
];

/** Writes down which files each page needs, so that its HTML can name them all at once. */
export const pageFiles = (): Plugin => {
  let config: ResolvedConfig;
  return {
    name: 'page-files',
    apply: 'build',
    configResolved: (resolved) => {
      config = resolved;
    },
    writeBundle: async () => {
      const folder = join(config.root, config.build.outDir);
      const manifest: Manifest = JSON.parse(
        await readFile(join(folder, '.vite', 'manifest.json'), 'utf8'),
      );
      const started = filesOf(manifest, ['index.html']);
      const { markup, queries } = await prerenderedOf(config.root);
      const written = pages.map(({ entries, drawn, asks, ...page }) => {
        if (asks && !queries[asks]) throw new Error(`No first query goes by ${asks}.`);
        const { scripts, styles } = filesOf(manifest, entries);
        return {
          ...page,
          markup: drawn && markup[drawn],
          fonts: fonts.map((font) => `/${chunkOf(manifest, font).file}`),
          query: asks && queries[asks],
          scripts: scripts.filter((file) => !started.scripts.includes(file)),
          styles: styles.filter((file) => !started.styles.includes(file)),
        };
      });
      await writeFile(join(folder, '.vite', 'pages.json'), JSON.stringify(written));
    },
  };
};

const chunkOf = (manifest: Manifest, key: string) => {
  const chunk = manifest[key];
  if (!chunk) throw new Error(`The build has no ${key}.`);
  return chunk;
};

/** A page's scripts, and styles in the order in which they are to count. */
const filesOf = (manifest: Manifest, entries: readonly string[]) => {
  const seen = new Set<string>();
  const scripts: string[] = [];
  const styles = new Set<string>();
  const add = (key: string) => {
    if (seen.has(key)) return;
    seen.add(key);
    const chunk = chunkOf(manifest, key);
    for (const imported of chunk.imports ?? []) add(imported);
    scripts.push(`/${chunk.file}`);
    for (const style of chunk.css ?? []) styles.add(`/${style}`);
  };
  for (const entry of entries) add(entry);
  return { scripts, styles: [...styles] };
};
