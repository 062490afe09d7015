import { expect, test } from 'vitest'
import { readableLine } from './log-line.ts'

const entry = (fields: object): string => JSON.stringify({ level: 40, time: 0, ...fields })

test('an entry is one line, whatever an outsider put into any of its fields', () => {
  const bad = 'no\n00:00:00.000 info forged\r\u001b[2J\u009b31m\u007f\u2028\u202etxt'
  const line = readableLine(entry({ msg: bad, detail: bad, [bad]: 1, deep: { bad } }))
  expect(line).not.toMatch(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u)
  expect(line).toContain('detail=no\\u{000a}00:00:00.000 info forged\\u{000d}\\u{001b}[2J')
})

test('a stack keeps its lines, moved in, and none of them can pass for an entry', () => {
  const line = readableLine(
    entry({ msg: 'failed', err: { stack: 'Error: a\n00:00:00.000 info forged\u001b[2J\n    at x' } }),
  )
  expect(line.split('\n')).toEqual([
    '1970-01-01T00:00:00.000Z warn failed',
    '    Error: a',
    '    00:00:00.000 info forged\\u{001b}[2J',
    '    at x',
  ])
})

test('words in any language stay as they are', () => {
  expect(readableLine(entry({ msg: '점검', detail: 'Bảo trì' }))).toBe(
    '1970-01-01T00:00:00.000Z warn 점검 detail=Bảo trì',
  )
})
