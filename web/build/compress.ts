import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin, ResolvedConfig } from 'vite';

/** Fonts are already compressed, and very short files gain next to nothing. */
const compressible = /\.(js|css|svg|txt)$/;
const worthIt = 500;

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Writes `.br` and `.gz` beside each built file, so that serving needs no compression. */
export const compressed = (): Plugin => {
  let config: ResolvedConfig;
  return {
    name: 'compressed',
    apply: 'build',
    configResolved: (resolved) => {
      config = resolved;
    },
    writeBundle: async () => {
      const folder = join(config.root, config.build.outDir);
      const names = await readdir(folder, { recursive: true });
      await Promise.all(
        names.filter((name) => compressible.test(name)).map((name) => compress(join(folder, name))),
      );
    },
  };
};

const compress = async (path: string): Promise<void> => {
  const plain = await readFile(path);
  if (plain.length < worthIt) return;
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
  };
  await writeFile(`${path}.br`, await brotli(plain, { params }));
  await writeFile(`${path}.gz`, await zip(plain, { level: 9 }));
};
