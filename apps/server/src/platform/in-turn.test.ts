import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { createInTurn } from './in-turn.ts'

test('what shares a key runs one after the other in its order, also after one that fails; other keys do not wait', async () => {
  const inTurn = createInTurn()
  const seen: string[] = []
  const act = (name: string) => async () => {
    seen.push(`${name} begins`)
    await sleep(5)
    seen.push(`${name} ends`)
    if (name === 'a1') throw new Error('a1')
    return name
  }
  const all = await Promise.allSettled([inTurn('a', act('a1')), inTurn('a', act('a2')), inTurn('b', act('b1'))])
  expect(all.map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'fulfilled'])
  expect(seen.filter((step) => step.startsWith('a'))).toEqual(['a1 begins', 'a1 ends', 'a2 begins', 'a2 ends'])
  expect(seen.slice(0, 2)).toEqual(['a1 begins', 'b1 begins'])
  expect(await inTurn('a', act('a3'))).toBe('a3')
})
