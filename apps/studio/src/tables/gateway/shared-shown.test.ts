import { expect, test } from 'vitest'
import type { ShownAnswer } from '../engine-shapes.ts'
import { createSharedShown } from './shared-shown.ts'

/** A leader that answers when the test lets it; each answer has the number of its question. */
const leader = () => {
  const waiting: (() => void)[] = []
  let asked = 0
  const shown = createSharedShown((code) => {
    const question = ++asked
    return new Promise((resolve) => {
      waiting.push(() => resolve({ code, question } as unknown as ShownAnswer))
    })
  })
  return {
    shown: async (code = 'a') => ((await shown(code)) as unknown as { question: number }).question,
    asked: () => asked,
    async answer() {
      waiting.shift()?.()
      await new Promise((resolve) => setTimeout(resolve, 0))
    },
  }
}

test('many that ask while a question is under way share the next one, and none gets an answer to an earlier one', async () => {
  const { shown, asked, answer } = leader()
  const first = shown()
  const later = [shown(), shown(), shown()]
  expect(asked()).toBe(1)
  await answer()
  expect([await first, asked()]).toEqual([1, 2])
  const last = shown()
  await answer()
  expect(await Promise.all(later)).toEqual([2, 2, 2])
  await answer()
  expect([await last, asked()]).toEqual([3, 3])
})

test('a question that failed is asked again for who waits', async () => {
  let asked = 0
  const shown = createSharedShown(async () => {
    if (++asked === 1) throw new Error('no leader')
    return { message: asked } as unknown as ShownAnswer
  })
  const first = shown('a')
  const next = shown('a')
  await expect(first).rejects.toThrow('no leader')
  expect(await next).toEqual({ message: 2 })
})

test('tables do not wait for each other', async () => {
  const { shown, asked } = leader()
  void shown('a')
  void shown('b')
  expect(asked()).toBe(2)
})
