import { spawn } from 'node:child_process'
import type { Count } from './suite-result.ts'

/**
 * Starts a script that tests beside everything else, and mostly waits. What it says is printed in one piece when it has
 * ended; its last line says what passed.
 */
export function startBeside(root: string, script: string): { end(): Promise<Count> } {
  const child = spawn(process.execPath, [script], { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      said += chunk.toString()
    })
  }
  const closed = new Promise<number>((resolve) => {
    child.on('error', () => resolve(1))
    child.on('close', (code) => resolve(code ?? 1))
  })
  return {
    async end() {
      const code = await closed
      console.log(`\n${said.trim()}`)
      const [, passed, failed, skipped] = /(\d+) passed, (\d+) failed, (\d+) skipped\s*$/.exec(said) ?? []
      const counted = { passed: Number(passed ?? 0), failed: Number(failed ?? 1), skipped: Number(skipped ?? 0) }
      return code !== 0 && counted.failed === 0 ? { ...counted, failed: 1 } : counted
    },
  }
}
