import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

const run = promisify(execFile)
const MAX_OUTPUT = 64 * 1024 * 1024

export type OtherReading = { text: string; ms: number }

/** What another tool prints, and how long it took; undefined when it is not installed or cannot read the file. */
export async function readByOtherTool(tool: string, args: readonly string[]): Promise<OtherReading | undefined> {
  const start = performance.now()
  try {
    const { stdout } = await run(tool, [...args], {
      maxBuffer: MAX_OUTPUT,
      env: { ...process.env, OMP_THREAD_LIMIT: '1' },
    })
    return { text: stdout, ms: performance.now() - start }
  } catch (error) {
    const failed =
      error instanceof Error && 'code' in error && (error.code === 'ENOENT' || typeof error.code === 'number')
    if (failed) return undefined
    throw error
  }
}
