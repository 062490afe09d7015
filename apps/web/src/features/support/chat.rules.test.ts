import { expect, test } from 'vitest'
import { type ChatState, joined, type Line, withLine } from './chat.rules.ts'

const line = (seq: number): Line => ({ seq, side: 'member', text: String(seq), at: '', staffName: '' })
const state = (chatIdx: number, ...seqs: number[]): ChatState => ({
  chat: { chatIdx, status: 'open', staffName: '', lastSeq: seqs.at(-1) ?? 0, staffSeen: 0, unread: 0 },
  lines: seqs.map(line),
  isThere: true,
  hours: { from: '10:00', until: '22:00' },
})
const seqs = (one: ChatState | undefined) => one?.lines.map(({ seq }) => seq)

test('a line that follows is taken, one that is known changes nothing, and a gap must be read', () => {
  const known = state(1, 1, 2)
  expect(seqs(withLine(known, 1, line(3)))).toEqual([1, 2, 3])
  expect(withLine(known, 1, line(2))).toBe(known)
  expect(withLine(known, 1, line(4))).toBeUndefined()
  expect(withLine(known, 2, line(3))).toBeUndefined()
  expect(withLine(undefined, 1, line(1))).toBeUndefined()
})

test('what is read joins on without doubles; another chat, or a read with a gap, takes the place of all', () => {
  expect(seqs(joined(state(1, 1, 2, 3), state(1, 2, 3, 4)))).toEqual([1, 2, 3, 4])
  expect(seqs(joined(state(1, 1, 2), state(1)))).toEqual([1, 2])
  expect(seqs(joined(state(1, 1, 2), state(2, 1)))).toEqual([1])
  expect(seqs(joined(state(1, 1, 2), state(1, 5, 6)))).toEqual([5, 6])
})
