import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { defineConfig, type HtmlTagDescriptor, type Plugin } from 'vite'
import { shellOf } from './scripts/shell-of.ts'
import { publishWeb } from './scripts/publish-web.ts'

const PRELOADED_FONT = /readex-pro-(latin|arabic)-wght-normal.*\.woff2$/

/** Preloads the two interface fonts, whose hashed names are known only after the build. */
function preloadFonts(): Plugin {
  return {
    name: 'mizan-preload-fonts',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, context): HtmlTagDescriptor[] =>
        Object.keys(context.bundle ?? {})
          .filter((file) => PRELOADED_FONT.test(file))
          .map((file) => ({
            tag: 'link',
            attrs: { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${file}`, crossorigin: '' },
            injectTo: 'head',
          })),
    },
  }
}

type Graph = { getModuleInfo: (id: string) => { isEntry: boolean; importers: string[] } | null }

/** Tells whether the entry reaches a module by static imports alone: it is then loaded first whatever file it is in. */
function firstLoad(): (id: string, graph: Graph) => boolean {
  const known = new Map<string, boolean>()
  const reached = (id: string, graph: Graph): boolean => {
    const before = known.get(id)
    if (before !== undefined) return before
    known.set(id, false)
    const info = graph.getModuleInfo(id)
    const yes = info !== null && (info.isEntry || info.importers.some((importer) => reached(importer, graph)))
    if (yes) known.set(id, true)
    else known.delete(id)
    return yes
  }
  return reached
}
const isFirstLoad = firstLoad()

const folder = (path: string): string => fileURLToPath(new URL(path, import.meta.url))

const PUBLISHED = folder('./dist/web')
/** Its own, so that two builds at once never meet. */
const DRAFT = folder(`./dist/web-draft-${String(process.pid)}`)

/** Puts the names of the files the application opens with into the service worker, which keeps them. */
function keepShell(): Plugin {
  return {
    name: 'mizan-service-worker',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const source = shellOf(readFileSync(folder('./src/web/service-worker.js'), 'utf8'), {
          assets: Object.keys(bundle),
          publicDirectory: folder('./src/web/public'),
        })
        this.emitFile({ type: 'asset', fileName: 'service-worker.js', source })
      },
    },
  }
}

/** Servers go on serving the build before until this one is complete, and its files afterwards. */
function publish(): Plugin {
  return {
    name: 'mizan-publish',
    apply: 'build',
    writeBundle: { order: 'post', sequential: true, handler: () => publishWeb(DRAFT, PUBLISHED) },
  }
}

export default defineConfig({
  root: folder('./src/web'),
  publicDir: folder('./src/web/public'),
  cacheDir: folder('./node_modules/.vite'),
  // Vite makes the styles small for the browsers named below; doing it twice only brings warnings of the first time.
  plugins: [react(), tailwindcss({ optimize: false }), preloadFonts(), keepShell(), publish()],
  build: {
    outDir: DRAFT,
    emptyOutDir: true,
    assetsInlineLimit: 0,
    cssTarget: ['chrome123', 'safari17.5', 'firefox120'],
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: {
          // A handful of files instead of one for each small module that two pages share.
          groups: [
            { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/, priority: 2 },
            { name: (id, graph) => (isFirstLoad(id, graph) ? 'home' : null), debugName: 'home', priority: 1 },
          ],
        },
      },
    },
  },
})
