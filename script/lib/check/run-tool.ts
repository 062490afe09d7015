import { spawn } from 'node:child_process'
import { realpathSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { ROOT } from '../root.ts'

export interface Ran {
  code: number
  output: string
}

/** The program behind a name of node_modules/.bin. */
export const toolPath = (name: string): string => realpathSync(join(ROOT, 'node_modules/.bin', name))

/** Runs a program of node_modules with our Node and returns what it says. */
export function runTool(
  name: string,
  args: string[],
  options: { cwd?: string; show?: boolean; env?: NodeJS.ProcessEnv } = {},
): Promise<Ran> {
  const { cwd = ROOT, show = false, env = {} } = options
  return new Promise((resolve, reject) => {
    const PATH = `${dirname(process.execPath)}${delimiter}${process.env.PATH}`
    const child = spawn(process.execPath, [toolPath(name), ...args], {
      cwd,
      env: { ...process.env, ...env, PATH },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let output = ''
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk: Buffer) => {
        output += chunk
        if (show) process.stdout.write(chunk)
      })
    }
    child.once('error', reject)
    child.once('close', (code) => resolve({ code: code ?? 1, output: output.trim() }))
  })
}

export const problemsOf = ({ code, output }: Ran): string[] => (code === 0 ? [] : [output || `ended with code ${code}`])
