// Runs before every npm script, on whatever Node (>= 18) the machine has: installs the packages the lock file names when
// they are missing or stale (they bring Node 24 with them) and builds the web application when its sources are newer.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const windows = process.platform === 'win32'

/** Output goes to stderr: stdout belongs to the script that follows (`evaluate --json` prints nothing else there). */
function run(command, args, options = {}) {
  const { status, error } = spawnSync(command, args, {
    cwd: root,
    stdio: ['ignore', 2, 2],
    shell: windows,
    ...options,
  })
  if (error) console.error(`${command}: ${error.message}`)
  if (status !== 0) process.exit(status ?? 1)
}

const hash = (text) => createHash('sha256').update(text).digest('hex')

function install() {
  const wanted = hash(readFileSync(join(root, 'package-lock.json')))
  const mark = join(root, 'node_modules', '.mizan-lock')
  if (existsSync(mark) && readFileSync(mark, 'utf8') === wanted) return
  console.error('Installing packages (once)...')
  // npm_execpath is the npm that runs this script; without it the machine's own is used.
  const npm = process.env.npm_execpath
  const ci = ['ci', '--no-audit', '--no-fund', '--loglevel=error']
  if (npm && /\.c?js$/.test(npm)) run(process.execPath, [npm, ...ci])
  else run('npm', ci)
  ensureNode24()
  writeFileSync(mark, wanted)
}

/** The `node` package fetches its binary in an install script; where scripts are switched off, run it by hand. */
function ensureNode24() {
  const binary = join(root, 'node_modules', '.bin', windows ? 'node.cmd' : 'node')
  const works = () => existsSync(binary) && spawnSync(binary, ['--version'], { shell: windows }).status === 0
  if (works()) return
  const setup = join(root, 'node_modules', 'node', 'installArchSpecificPackage.js')
  if (existsSync(setup)) run(process.execPath, [setup], { cwd: dirname(setup) })
  if (!works()) {
    console.error('Node 24 could not be installed. Run "npm rebuild node" or install Node 24 yourself, then try again.')
    process.exit(1)
  }
}

/** A fingerprint of names, sizes and times: cheap, and right for "has anything changed since the last build". */
function fingerprint(paths) {
  const lines = []
  const visit = (path) => {
    if (!existsSync(path)) return
    const entry = statSync(path)
    if (!entry.isDirectory()) {
      lines.push(`${path.slice(root.length)} ${entry.size} ${Math.floor(entry.mtimeMs)}`)
      return
    }
    // oxlint-disable-next-line unicorn/no-array-sort -- toSorted needs Node 20
    for (const name of readdirSync(path).sort()) visit(join(path, name))
  }
  for (const path of paths) visit(join(root, path))
  return hash(lines.join('\n'))
}

/** Runs a build when what it is made from differs from what it was made from last time. */
function build(name, sources, told, args) {
  const wanted = fingerprint(sources)
  const mark = join(root, 'dist', `.${name}`)
  if (existsSync(mark) && readFileSync(mark, 'utf8') === wanted) return
  console.error(told)
  // Whatever is being run meanwhile, tests among it: what is built is what people use.
  const env = { ...process.env, NODE_ENV: 'production' }
  run(join(root, 'node_modules', '.bin', windows ? 'node.cmd' : 'node'), args, { env })
  mkdirSync(dirname(mark), { recursive: true })
  writeFileSync(mark, wanted)
}

function buildAll() {
  build(
    'web-sources',
    ['src/web', 'src/contract', 'vite.config.ts', 'scripts/publish-web.ts', 'scripts/shell-of.ts', 'package-lock.json'],
    'Building the web application...',
    [join(root, 'node_modules', 'vite', 'bin', 'vite.js'), 'build', '--logLevel=error'],
  )
  build('library-sources', ['migrations', 'package-lock.json'], 'Preparing an empty library...', [
    join(root, 'scripts', 'make-new-library.ts'),
  ])
}

install()
if (process.argv.includes('--web')) buildAll()
