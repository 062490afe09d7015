import { existsSync, globSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../root.ts'
import { runTool } from './run-tool.ts'
import type { Outcome, Step } from './step.ts'

const AT_ONCE = 2
const CACHE = join(ROOT, '.maru/types')

/** Every workspace, and the scripts; one without tsconfig.json would go unchecked and is a failure. */
export const typesStep: Step = { name: 'types', run: checkTypes }

async function checkTypes(): Promise<Outcome> {
  const workspaces = [
    ...globSync('{apps,packages}/*/package.json', { cwd: ROOT }).map((file) => file.replace('/package.json', '')),
    'bench',
    'chaos',
    'e2e',
    'script',
  ].sort()
  mkdirSync(CACHE, { recursive: true })
  const problems: string[] = []
  const waiting = [...workspaces]
  const worker = async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift())
      problems.push(...(await checkWorkspace(next)))
  }
  await Promise.all(Array.from({ length: AT_ONCE }, worker))
  return { problems }
}

async function checkWorkspace(workspace: string): Promise<string[]> {
  if (!existsSync(join(ROOT, workspace, 'tsconfig.json'))) return [`${workspace} has no tsconfig.json`]
  const remembered = join(CACHE, `${workspace.replaceAll('/', '-')}.tsbuildinfo`)
  const { code, output } = await runTool('tsc', ['-p', workspace, '--incremental', '--tsBuildInfoFile', remembered])
  return code === 0 ? [] : [output]
}
