import { problemsOf, runTool } from './run-tool.ts'
import type { Step } from './step.ts'

export const formatStep: Step = {
  name: 'format and lint',
  run: async () => ({
    problems: problemsOf(await runTool('biome', ['check', '--error-on-warnings', '--max-diagnostics=60'])),
  }),
}

export const importsStep: Step = {
  name: 'imports',
  run: async () => {
    const folders = ['apps', 'packages', 'script', 'chaos', 'e2e']
    const args = ['--config', '.dependency-cruiser.cjs', '--output-type', 'err-long', ...folders]
    return { problems: problemsOf(await runTool('depcruise', args)) }
  },
}

export const unusedStep: Step = {
  name: 'unused',
  run: async () => ({ problems: problemsOf(await runTool('knip', ['--no-progress'])) }),
}
