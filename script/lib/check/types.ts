import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { ROOT } from '../root.ts'
import { runTool } from './run-tool.ts'
import type { Outcome, Step } from './step.ts'

const AT_ONCE = 2
const CACHE = join(ROOT, '.maru/types')

/** Every workspace, and the scripts; one without tsconfig.json would go unchecked and is a failure. */
export const typesStep: Step = { name: 'types', run: checkTypes }

async function checkTypes(): Promise<Outcome> {
  const workspaces = [
    ...globSync('{apps,packages}/*/package.json', { cwd: ROOT }).map(dirname),
    'bench',
    'chaos',
    'e2e',
    'script',
  ].sort()
  mkdirSync(CACHE, { recursive: true })
  const lacking = workspaces.filter((workspace) => !existsSync(fileOf(workspace)))
  if (lacking.length > 0) return { problems: lacking.map((workspace) => `${workspace} has no tsconfig.json`) }
  const problems: string[] = []
  const waiting = programsOf(workspaces, (workspace) => JSON.parse(readFileSync(fileOf(workspace), 'utf8')))
  const worker = async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift())
      problems.push(...(await checkProgram(next)))
  }
  await Promise.all(Array.from({ length: AT_ONCE }, worker))
  return { problems }
}

const fileOf = (workspace: string): string => join(ROOT, workspace, 'tsconfig.json')

interface Config {
  extends: string
  compilerOptions?: object
  include: string[]
}

interface Program {
  /** That of its first workspace. */
  name: string
  config: Config
}

/** Workspaces with the same options are one program: what they share is read and checked once, not once for each. */
export function programsOf(workspaces: readonly string[], configOf: (workspace: string) => Config): Program[] {
  const programs = new Map<string, Program>()
  for (const workspace of workspaces) {
    const { extends: base, compilerOptions = {}, include, ...other } = configOf(workspace)
    if (Object.keys(other).length > 0)
      throw new Error(
        `${workspace}/tsconfig.json has ${Object.keys(other)}: teach script/lib/check/types.ts to read it`,
      )
    const options = { extends: resolve(ROOT, workspace, base), compilerOptions }
    const key = JSON.stringify(options)
    const program = programs.get(key) ?? { name: workspace.replaceAll('/', '-'), config: { ...options, include: [] } }
    program.config.include.push(...include.map((path) => resolve(ROOT, workspace, path)))
    programs.set(key, program)
  }
  return [...programs.values()]
}

async function checkProgram({ name, config }: Program): Promise<string[]> {
  const file = join(CACHE, `${name}.json`)
  writeFileSync(file, JSON.stringify(config))
  const remembered = join(CACHE, `${name}.tsbuildinfo`)
  // By default four checkers share a program, and each works out for itself the types that all files use: twice the processor time.
  const options = ['--checkers', '1', '--incremental', '--tsBuildInfoFile', remembered]
  const { code, output } = await runTool('tsc', ['-p', file, ...options])
  return code === 0 ? [] : [output]
}
