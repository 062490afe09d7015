import { expect, test } from 'vitest'
import { migrationNumbersStep, sharedNumbers } from './migration-numbers.ts'

test('two migrations of one folder have numbers of their own', () => {
  const free = [
    'apps/a/migrations/0001_site_x.sql',
    'apps/b/migrations/0001_site_x.sql',
    'apps/a/migrations/repeatable/0001_site_x.sql',
  ]
  expect(sharedNumbers(free)).toEqual([])
  expect(sharedNumbers([...free, 'apps/a/migrations/0001_site_y.sql'])).toEqual([
    'apps/a/migrations/0001_site_x.sql and apps/a/migrations/0001_site_y.sql have one number: give the new one the next that is free',
  ])
})

test('a pair that is known is left alone, and a third file of its number is not', () => {
  const known = ['m/0408_a_x.sql', 'm/0408_a_y.sql']
  expect(sharedNumbers(known, known)).toEqual([])
  expect(sharedNumbers([...known, 'm/0408_a_z.sql'], known)).toHaveLength(1)
})

test('the migrations of the project have', async () => {
  expect((await migrationNumbersStep.run()).problems).toEqual([])
})
