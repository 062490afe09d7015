import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ROOT } from '../root.ts'
import { programsOf } from './types.ts'

const server = { extends: '../../tsconfig.base.json', include: ['src', 'seeds'] }
const bench = { extends: '../tsconfig.base.json', include: ['**/*.ts'] }
const stories = { ...bench, compilerOptions: { lib: ['DOM'] } }

test('workspaces with the same options are one program, each of its files in it', () => {
  const programs = programsOf(['apps/server', 'bench', 'e2e'], (workspace) =>
    workspace === 'bench' ? bench : workspace === 'e2e' ? stories : server,
  )
  const base = join(ROOT, 'tsconfig.base.json')
  expect(programs).toEqual([
    {
      name: 'apps-server',
      config: {
        extends: base,
        compilerOptions: {},
        include: [join(ROOT, 'apps/server/src'), join(ROOT, 'apps/server/seeds'), join(ROOT, 'bench/**/*.ts')],
      },
    },
    { name: 'e2e', config: { extends: base, compilerOptions: { lib: ['DOM'] }, include: [join(ROOT, 'e2e/**/*.ts')] } },
  ])
})

test('what a workspace says beside its options and files is not read over', () => {
  expect(() => programsOf(['bench'], () => ({ ...bench, exclude: ['main.ts'] }) as typeof bench)).toThrow(/exclude/)
})
